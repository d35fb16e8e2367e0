import { productFormTexts } from '@dalan/contract/catalog';
import { mediaIdOf } from '@dalan/contract/media';
import type { Tx } from '../../platform/db/transaction.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { hasMedia } from '../media/index.ts';

/** Only a picture of ours: any other address could track visitors or point into the network. */
export async function getMediaId(tx: Tx, productImg: string): Promise<string> {
  const mediaId = mediaIdOf(productImg);
  if (mediaId !== undefined && (await hasMedia(tx, mediaId))) return mediaId;
  const message =
    productImg === '' ? productFormTexts.imageRequired : productFormTexts.imageUnknown;
  throw new ShopError('INVALID_INPUT', message, { fields: { productImg: message } });
}
