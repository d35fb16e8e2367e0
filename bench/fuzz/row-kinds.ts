import type { Batch } from '@dalan/contract/mill/batches';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { Order } from '@dalan/contract/orders/orders';
import type { Payment } from '@dalan/contract/payments/payments';
import type { Repeat } from '@dalan/contract/orders/repeats';
import type { Run } from '@dalan/contract/mill/runs';
import type { StaffMember } from '@dalan/contract/people/staff';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import type { User } from '@dalan/contract/people/accounts';

type Rows = {
  products: Product;
  stock: StockFlour;
  orders: Order;
  batches: Batch;
  payments: Payment;
  runs: Run;
  repeats: Repeat;
  users: User;
  staff: StaffMember;
  invitations: { _id: string };
  contact: { _id: string };
  letters: { _id: string };
};
export type Kind = keyof Rows;
export type RowOf<Of extends Kind> = Rows[Of];

/** Each kind of row is known by fields that no other has. */
const MARKS: Record<Kind, string[]> = {
  orders: ['orderStatus', 'amountToPay', 'userId', 'history'],
  batches: ['milledOn', 'inOrdersKg'],
  runs: ['stops', 'rider'],
  repeats: ['everyWeeks', 'next'],
  payments: ['method', 'corrects'],
  stock: ['onHand', 'lowMark'],
  products: ['pricePerKg', 'isActive'],
  invitations: ['invitedBy', 'contact'],
  staff: ['duty', 'passkeyCount'],
  contact: ['subject', 'message'],
  letters: ['givenUpAt', 'smtpCode'],
  users: ['role', 'email'],
};

export function kindOfRow(row: Record<string, unknown>): Kind | undefined {
  if (typeof row['_id'] !== 'string') return undefined;
  const kinds = Object.keys(MARKS) as Kind[];
  return kinds.find((kind) => MARKS[kind].every((mark) => mark in row));
}

/** The word before an id in a path names the kind of its row. */
const BY_SEGMENT: Record<string, Kind> = {
  products: 'products',
  stock: 'products',
  orders: 'orders',
  confirm: 'orders',
  batches: 'batches',
  payments: 'payments',
  runs: 'runs',
  'my-runs': 'runs',
  repeats: 'repeats',
  users: 'users',
  staff: 'staff',
  invitations: 'invitations',
  contact: 'contact',
  letters: 'letters',
};

export function kindOfPath(path: string): Kind | undefined {
  const segments = path.split('/');
  const before = segments[segments.indexOf('{id}') - 1] ?? '';
  return BY_SEGMENT[before] ?? segments.map((segment) => BY_SEGMENT[segment]).find(Boolean);
}
