/** Texts that only the server says. */
export const orderAnswerTexts = {
  keyReused: 'Your earlier order was placed, with other contents. Please check it in My Orders.',
  notCancellable: (status: string, phone: string) =>
    `This order is already ${status.toLowerCase()} and can no longer be cancelled here. Please call us on ${phone}.`,
  cancelledMeanwhile: 'Your earlier order is already cancelled. This one was not placed.',
  changedMeanwhile: (who: string, orderStatus: string, paymentStatus: string) =>
    `${who} changed this order meanwhile: order ${orderStatus}, payment ${paymentStatus}. Nothing was saved.`,
  changedBeforeDeletion: (who: string, orderStatus: string, paymentStatus: string) =>
    `${who} changed this order meanwhile: order ${orderStatus}, payment ${paymentStatus}. Nothing was deleted.`,
  noStockToTakeBack: (name: string, kg: number) =>
    `There is not enough ${name} left to take this order up again: ${kg} kg in stock.`,
  priceChanged: (name: string, price: string) =>
    `The price of ${name} is now ${price} per kg. Please check your order and confirm it again.`,
  grindNotSold: (name: string) =>
    `${name} is not milled like this any more. Please choose how you want it.`,
  notMovable: (status: string) =>
    `This order is already ${status.toLowerCase()} and has no day to move.`,
  dayOutOfReach: 'Please choose today or a day within a year',
  pincodeMissing: 'Please enter the pincode of your delivery address.',
  pincodeUnknown: (pincode: string, phone: string) =>
    `We do not deliver to ${pincode} yet. Please call us on ${phone}.`,
  orderTooSmall: (smallest: string) =>
    `The smallest order for delivery is ${smallest}. Please add more flour.`,
  chargeChanged: (charge: string) =>
    `The delivery charge is now ${charge}. Please check your order and confirm it again.`,
  dayFull: 'This day is full. Please choose another one.',
  everyDayFull: 'All days that can be chosen are full. Please order less or call us.',
} as const;
