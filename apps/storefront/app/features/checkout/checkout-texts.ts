import { quantityTexts } from '@dalan/contract/quantities';

export const checkoutTexts = {
  placed: (id: string) => `Order placed successfully! Order ID: ${id}`,
  placeRefused: (status: number, message: string) => `Error (${status}): ${message}`,
  unknownError: 'Unknown error',
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
  cashOrUpi: 'Cash or UPI',
  cashOrUpiNote: 'Pay by UPI after ordering, or in cash at the door. Nothing to pay now.',
  paymentNote: 'Pay the delivery person when the flour reaches you. Nothing to pay now.',
} as const;
