import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  parseMultipart,
} from '@remix-run/multipart-parser';
import { errorTexts } from '@dalan/contract/errors';
import { IMAGE_MAX_BYTES, mediaTexts } from '@dalan/contract/media';
import { ShopError } from '../../platform/shop-error.ts';

const FIELD = 'image';
const HEADERS_MAX_BYTES = 8 * 1024;
/** An image, and room for the lines of the form around it. */
export const FORM_MAX_BYTES = IMAGE_MAX_BYTES + 2 * HEADERS_MAX_BYTES;

/**
 * What stands in the one field of an upload form. A plain function over a whole buffer: a malformed
 * form can only throw here, where a parser of streams raised errors that nobody could catch.
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
    if (boundary === '') throw new Error('the form names no boundary');
    const limits = {
      maxParts: 1,
      maxHeaderSize: HEADERS_MAX_BYTES,
      maxFileSize: IMAGE_MAX_BYTES,
    };
    // To the end: what follows the first part must be the end of the form.
    const [part] = [...parseMultipart(form, { boundary, ...limits })];
    // Not its file name: one that cannot be decoded is written to the console.
    return part && { name: part.name, bytes: part.bytes };
  } catch (cause) {
    if (cause instanceof MaxFileSizeExceededError) {
      throw new ShopError('IMAGE_TOO_LARGE', mediaTexts.tooLarge);
    }
    throw new ShopError('INVALID_INPUT', errorTexts.invalidInput, { cause });
  }
}
