import type { Order } from '@dalan/contract/orders/orders';
import { ShopError } from '../../../../platform/shop-error.ts';

type Text = (who: string, orderStatus: string, paymentStatus: string) => string;

/** Makes a conflict error with the editor's name and the current order. */
export function orderChanged(order: Order, text: Text): ShopError {
  const by = order.history.at(-1)?.by ?? '';
  const message = text(by === '' ? 'Someone' : by, order.orderStatus, order.paymentStatus);
  return new ShopError('ORDER_CHANGED', message, { details: { order } });
}
