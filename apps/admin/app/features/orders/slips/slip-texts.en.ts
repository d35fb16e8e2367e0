import type { OrderStatus } from '@dalan/contract/orders/orders';
import { countOf } from '../../../lib/format/count-of.ts';

export const slipTexts = {
  title: 'Packing slips',
  count: (count: number) => countOf(count, 'slip'),
  back: 'Order Master',
  print: 'Print',
  none: 'No slips to print',
  noneHelp: 'Choose orders in Order Master first.',
  failed: 'The slips could not be loaded.',
  failedHelp: 'Please check the connection and try again.',
  withoutSlip: (count: number) => `${countOf(count, 'order')} without a slip:`,
  notFound: 'not found',
  notMilled: (count: number) =>
    count === 1
      ? '1 of these orders is not milled yet.'
      : `${count} of these orders are not milled yet.`,
  slip: (id: string) => `Packing slip ${id}`,
  kind: 'Packing slip',
  due: (day: string) => `Due ${day}`,
  toCollect: 'To collect',
  nothingToCollect: 'Nothing to collect',
  onAccount: 'On account, collect nothing',
  nothing: '₹0',
  paid: 'PAID',
  bags: (count: number, weight: string) => `${countOf(count, 'bag')}, ${weight}`,
  seal: 'Check the seal before you pay.',
  licence: (number: string) => `FSSAI ${number}`,
  code: (id: string) => `Opens order ${id}`,
};

/** Texts of the page that a slip's code opens. */
export const packTexts = {
  title: 'Pack an order',
  pack: 'Packed',
  undo: 'Undo',
  isPacked: 'Packed',
  packedBy: (name: string, moment: string) => (name === '' ? moment : `by ${name}, ${moment}`),
  next: 'Scan the next slip with the camera.',
  order: 'See the whole order',
  notFound: 'This order does not exist any more',
  notFoundHelp: 'It was deleted, or the code is of another shop. Put the bags aside and ask.',
  failed: 'The order could not be loaded.',
  failedHelp: 'Please check the connection and try again.',
  notSaved: 'This was not saved. Please try again.',
};

/** Why an order cannot be packed now. */
export const notToPack: Record<Exclude<OrderStatus, 'Processing'>, string> = {
  Placed: 'Not confirmed yet. Please do not pack it.',
  Pending: 'Not confirmed yet. Please do not pack it.',
  Confirmed: 'Not milled yet. Please pack it after “Milling done”.',
  Shipped: 'Already out with a rider.',
  Delivered: 'Already delivered.',
  Cancelled: 'Cancelled. Please put the bags back on the shelf.',
  Returned: 'Returned. Please put the bags back on the shelf.',
};
