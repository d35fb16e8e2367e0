import { ShopError } from '../../../../platform/shop-error.ts';
import { riderAnswerTexts } from './rider-answer-texts.ts';

export function stopNotFound(): ShopError {
  return new ShopError('NOT_FOUND', riderAnswerTexts.notFound);
}
