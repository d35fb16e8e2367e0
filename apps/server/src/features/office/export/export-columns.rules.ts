import { PAISE_PER_RUPEE } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';

/** The last row of a batch, by its moment and id. The moment is text: a Date has no microseconds. */
export type Cursor = { at: string; id: string };

export type OrderLineRow = Cursor & {
  placedAt: string;
  dueOn: string;
  orderStatus: string;
  paymentStatus: string;
  customerId: string;
  customerName: string;
  contactNumber: string;
  deliveryAddress: string;
  pincode: string | null;
  deliveryChargePaise: number;
  roundOffPaise: number;
  channel: string;
  onAccount: boolean;
  totalPaise: number;
  paidPaise: number;
  creditedPaise: number;
  returnedGrams: number;
  place: number;
  productId: string;
  productName: string;
  grindName: string | null;
  pricePaise: number;
  weightGrams: number;
  linePaise: number;
  batchNumber: string | null;
  milledOn: string | null;
  bestBefore: string | null;
};

export type CustomerRow = Cursor & {
  name: string;
  email: string | null;
  phone: string;
  address: string;
  joinedAt: string;
};

export type MovementRow = Cursor & {
  movedAt: string;
  productId: string;
  productName: string | null;
  city: string;
  deltaGrams: number;
  reason: string;
  orderId: string | null;
  actorName: string | null;
};

export type PaymentRow = Cursor & {
  receivedAt: string;
  orderId: string;
  method: string;
  amountPaise: number;
  reference: string;
  corrects: string | null;
  reason: string;
  recordedBy: string;
  /** Number of the credit note of a refund. */
  creditNote: string | null;
};

type Cell = string | number | null;

/** The titles of a file, each with what its cells hold. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** The amount always has two decimals, as in the books: 1094.00. */
function rupees(paise: number): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

/** The amount is only on the first line of an order, so that the sum of the column is right. */
function oncePerOrder(amountOf: (row: OrderLineRow) => number) {
  return (row: OrderLineRow) => (row.place === 1 ? rupees(amountOf(row)) : null);
}

const orderColumnsOfAll: Columns<OrderLineRow> = {
  'Order id': ({ id }) => id,
  'Placed at': ({ placedAt }) => placedAt,
  'Due on': ({ dueOn }) => dueOn,
  'Order status': ({ orderStatus }) => orderStatus,
  'Payment status': ({ paymentStatus }) => paymentStatus,
  'Customer id': ({ customerId }) => customerId,
  Customer: ({ customerName }) => customerName,
  'Contact number': ({ contactNumber }) => contactNumber,
  'Delivery address': ({ deliveryAddress }) => deliveryAddress,
  Pincode: ({ pincode }) => pincode,
  'Product id': ({ productId }) => productId,
  Product: ({ productName }) => productName,
  Grind: ({ grindName }) => grindName,
  'Price per kg': ({ pricePaise }) => rupees(pricePaise),
  Kg: ({ weightGrams }) => gramsToKg(weightGrams),
  Amount: ({ linePaise }) => rupees(linePaise),
  'Delivery charge': oncePerOrder(({ deliveryChargePaise }) => deliveryChargePaise),
  'Order total': oncePerOrder(
    (row) => row.totalPaise + row.deliveryChargePaise + row.roundOffPaise,
  ),
  Paid: oncePerOrder(({ paidPaise }) => paidPaise),
  Batch: ({ batchNumber }) => batchNumber,
  'Milled on': ({ milledOn }) => milledOn,
  'Best before': ({ bestBefore }) => bestBefore,
  'Kg that came back': ({ returnedGrams }) => gramsToKg(returnedGrams),
  'Given back': oncePerOrder(({ creditedPaise }) => creditedPaise),
  'Round off': oncePerOrder(({ roundOffPaise }) => roundOffPaise),
  Channel: ({ channel }) => channel,
};

/** A shop in which nobody may owe has the file as before. */
export function orderColumns({ hasAccounts }: { hasAccounts: boolean }): Columns<OrderLineRow> {
  if (!hasAccounts) return orderColumnsOfAll;
  return { ...orderColumnsOfAll, 'On account': ({ onAccount }) => (onAccount ? 'yes' : 'no') };
}

export const customerColumns: Columns<CustomerRow> = {
  'Customer id': ({ id }) => id,
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Phone: ({ phone }) => phone,
  Address: ({ address }) => address,
  'Joined at': ({ joinedAt }) => joinedAt,
};

export const movementColumns: Columns<MovementRow> = {
  Number: ({ id }) => id,
  'Moved at': ({ movedAt }) => movedAt,
  'Product id': ({ productId }) => productId,
  Product: ({ productName }) => productName,
  City: ({ city }) => city,
  Kg: ({ deltaGrams }) => gramsToKg(deltaGrams),
  Reason: ({ reason }) => reason,
  'Order id': ({ orderId }) => orderId,
  By: ({ actorName }) => actorName,
};

export const paymentColumns: Columns<PaymentRow> = {
  'Payment id': ({ id }) => id,
  'Received at': ({ receivedAt }) => receivedAt,
  'Order id': ({ orderId }) => orderId,
  Method: ({ method }) => method,
  Amount: ({ amountPaise }) => rupees(amountPaise),
  Reference: ({ reference }) => reference,
  Corrects: ({ corrects }) => corrects,
  Reason: ({ reason }) => reason,
  'Recorded by': ({ recordedBy }) => recordedBy,
  'Credit note': ({ creditNote }) => creditNote,
};
