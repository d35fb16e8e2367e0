import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from '../../platform/shop-error.ts';

export function storageFull(cause: unknown): ShopError {
  return new ShopError('STORAGE_FULL', errorTexts.storageFull, { cause });
}
