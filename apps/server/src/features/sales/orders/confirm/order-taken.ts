import { confirmTexts } from '@dalan/contract/desk/confirm';
import { ShopError } from '../../../../platform/shop-error.ts';
import { confirmAnswerTexts } from './confirm-answer-texts.ts';

/** Somebody else has the order. Their first name is what staff call each other. */
export function orderTaken(name: string | undefined): ShopError {
  const [first = ''] = (name ?? '').split(' ');
  return new ShopError(
    'ORDER_TAKEN',
    confirmTexts.hasOrderNow(first || confirmAnswerTexts.somebody),
  );
}
