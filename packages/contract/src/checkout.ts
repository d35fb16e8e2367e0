import { quantityTexts } from './quantities.ts';

/** Per tab: the order being placed, until it is settled. */
export const ORDER_ATTEMPT_STORE_KEY = 'order-attempt';
/** Per tab: the order that each attempt led to, so that Back does not offer a settled one again. */
export const SETTLED_ATTEMPTS_STORE_KEY = 'settled-attempts';

/**
 * An unanswered order keeps its idempotency key this long. After that the next order is a new one.
 */
export const ORDER_ATTEMPT_LIVES_MS = 60 * 60 * 1000;
/** After this the answer counts as lost. A retry is safe, because the attempt keeps its key. */
export const ORDER_ANSWER_TIMEOUT_MS = 30_000;

export const checkoutTexts = {
  title: 'Complete Your Order',
  flours: 'Your flour',
  summary: 'Order summary',
  cartTitle: 'Your Cart',
  cartCount: (flours: number, kg: number) =>
    `${flours} ${flours === 1 ? 'flour' : 'flours'}, ${kg} kg`,
  cartEmpty: 'Your cart is empty.',
  removed: (name: string) => `${name} is removed.`,
  goneFromCart: (count: number) =>
    count === 1
      ? 'A flour in your cart is no longer sold. We took it out.'
      : `${count} flours in your cart are no longer sold. We took them out.`,
  loadFailed: 'Your order could not be loaded.',
  cartLoadFailed: 'Your cart could not be loaded.',
  placeOrder: 'Place Order',
  placing: 'Processing...',
  offline: 'You are offline',
  offlineNote: 'You are offline. Nothing is sent until you are back online and press Place Order.',
  safeToRepeat: 'You can send it again: the same order is never placed twice.',
  lookFirst: 'You can also see whether it is in',
  earlierPlaced: (contents: string, total: string, id: string) =>
    `Your earlier order did reach us: ${contents}, ${total} (ID ${id}). This one is not placed yet.`,
  changeEarlier: 'Change it to this order',
  orderAsWell: 'Order this as well',
  keepEarlier: 'Keep only the earlier order',
  priceIsNow: (now: string, was: string) => `Now ${now} per kg, before ${was}`,
  onlyLeft: quantityTexts.onlyLeft,
  acceptPrice: (price: string) => `Accept ${price} per kg`,
  acceptLess: (kg: number) => `Take ${kg} kg`,
  acceptGone: (name: string) => `Remove ${name}`,
  acceptAll: 'Accept these changes',
  notAsChosen: 'Not all of this is still as you chose it.',
  totalThen: (total: string) => `Your total is then ${total}.`,
  nothingLeft: 'There is nothing left to order.',
  addressMissing: 'Where should we bring the flour?',
  keptInProfile: 'We keep it in your profile for the next time.',
  thisOrderOnly: 'For this order only. Your profile stays as it is.',
  phoneReason: 'The delivery person calls this number.',
  paymentNote: 'Pay the delivery person when the flour reaches you. Nothing to pay now.',
} as const;
