import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  parseMultipart,
} from '@remix-run/multipart-parser';
import { errorTexts } from '@dalan/contract/errors';
import { IMAGE_MAX_BYTES, mediaTexts } from '@dalan/contract/catalog/media';
import { ShopError } from '../../../platform/shop-error.ts';

const FIELD = 'image';
const HEADERS_MAX_BYTES = 8 * 1024;
/** An image plus the overhead of the form. */
export const FORM_MAX_BYTES = IMAGE_MAX_BYTES + 2 * HEADERS_MAX_BYTES;

/**
 * Returns the single field of an upload form. Parses a whole buffer, so that a malformed form can
 * only throw here. A streaming parser raised uncatchable errors.
 */
export function readImageForm(contentType: string, form: Uint8Array): Uint8Array {
  const part = readOnlyPart(contentType, form);
  if (part?.name === FIELD) return part.bytes;
  const fields = { [FIELD]: mediaTexts.notAnImage };
  throw new ShopError('INVALID_INPUT', mediaTexts.notAnImage, { fields });
}

function readOnlyPart(contentType: string, form: Uint8Array) {
  const boundary = getMultipartBoundary(contentType) ?? '';
  try {
    if (boundary === '') throw new Error('the form has no boundary');
    const limits = {
      maxParts: 1,
      maxHeaderSize: HEADERS_MAX_BYTES,
      maxFileSize: IMAGE_MAX_BYTES,
    };
    // Parses to the end: nothing may follow the first part.
    const [part] = [...parseMultipart(form, { boundary, ...limits })];
    // Does not read the file name: the parser logs one that it cannot decode.
    return part && { name: part.name, bytes: part.bytes };
  } catch (cause) {
    if (cause instanceof MaxFileSizeExceededError) {
      throw new ShopError('IMAGE_TOO_LARGE', mediaTexts.tooLarge);
    }
    throw new ShopError('INVALID_INPUT', errorTexts.invalidInput, { cause });
  }
}
