import { productFormTexts } from '@dalan/contract/catalog/catalog';
import { mediaIdOf } from '@dalan/contract/catalog/media';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { hasMedia } from '../../media/index.ts';
import { productAnswerTexts } from '../product-answer-texts.ts';

/**
 * Accepts only our own pictures: another URL could track visitors or point into the private
 * network.
 */
export async function getMediaId(tx: Tx, productImg: string): Promise<string> {
  const mediaId = mediaIdOf(productImg);
  if (mediaId !== undefined && (await hasMedia(tx, mediaId))) return mediaId;
  const message =
    productImg === '' ? productFormTexts.imageRequired : productAnswerTexts.imageUnknown;
  throw new ShopError('INVALID_INPUT', message, { fields: { productImg: message } });
}
