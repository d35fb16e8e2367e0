import type { Product } from '@dalan/contract/catalog';
import type { Order } from '@dalan/contract/orders';
import { PASSWORD } from '../people.ts';
import type { Person } from '../people.ts';
import type { Dice } from './dice.ts';
import { kindOf } from './known-rows.ts';
import type { KnownRows } from './known-rows.ts';
import type { Operation, Schema } from './operations.ts';

export type Making = { dice: Dice; rows: KnownRows; caller: Person; email: string };
/** One product and one order for each object, so that id and price match. */
type Around = { operation: Operation; product: Partial<Product>; order: Partial<Order> };
type Maker = (making: Making, around: Around) => unknown;

const PICTURE = '/media/00000000-0000-4000-8000-000000000000/640.jpg';

/** Formats that the schema does not contain: the document says only that an e-mail is a string. */
const byName: Record<string, Maker> = {
  _id: idOf,
  id: idOf,
  productId: (_making, { product }) => product._id ?? 'none',
  orderId: (_making, { order }) => order._id ?? 'none',
  userId: ({ caller }) => caller.userId,
  version: (_making, { order }) => order.version ?? 1,
  expectedQuantity: (_making, { product }) => product.quantity ?? 0,
  pricePerKg: ({ dice }, { product }) => product.pricePerKg ?? 1 + dice.below(200),
  productImg: (_making, { product }) => product.productImg ?? PICTURE,
  // An invited person must have an e-mail of their own.
  email: ({ email, dice }, { operation }) =>
    operation.name === 'joinStaff' ? `joins-${dice.below(1_000_000)}@dalan.example` : email,
  contact: () => '55500 17321',
  token: ({ rows }) => rows.token(),
  username: ({ email }) => email,
  password: () => PASSWORD,
  phone: ({ dice }) => String(6_000_000_000 + dice.below(3_999_999_999)),
  contactNumber: () => '9876543210',
  name: ({ dice }) => dice.pick(['Asha Patil', 'Jowar Flour', 'आशा पाटील', "O'Brien"]),
  nameMr: () => 'ज्वारीचे पीठ',
  nameHi: () => 'ज्वार का आटा',
  category: () => 'Millets',
  website: () => '',
  deliveryAddress: ({ dice }) => `${1 + dice.below(99)} Jatyachi Aali, Kasba Peth, Pune 411011`,
  address: ({ dice }) => `${1 + dice.below(99)} Kasba Peth, Pune`,
  message: () => 'Do you mill jowar coarse?\nThank you.',
  q: ({ dice }) => dice.pick(['flour', 'jowar', 'ज्वारी', 'asha@', '98', '']),
  page: ({ dice }) => String(1 + dice.below(3)),
  pageSize: ({ dice }) => String(1 + dice.below(100)),
  'idempotency-key': ({ dice }) => `key-${dice.below(40)}`,
};

function idOf({ dice, rows, caller }: Making, { operation, product }: Around): string {
  const kind = kindOf(operation.path);
  if (kind === 'users' && dice.isLucky(0.7)) return caller.userId;
  return (kind === 'products' ? product._id : undefined) ?? rows.id(dice, kind);
}

/** A valid value for the field. */
export function rightValue(
  making: Making,
  operation: Operation,
  schema: Schema,
  name = '',
): unknown {
  const { dice, rows } = making;
  const around = { operation, product: rows.product(dice), order: rows.order(dice) };
  return valueOf(making, around, schema, name);
}

function valueOf(making: Making, around: Around, schema: Schema, name: string): unknown {
  const { dice } = making;
  if (schema.enum) return dice.pick(schema.enum);
  if (schema.properties) return objectOf(making, around.operation, schema);
  const maker = byName[name];
  if (maker !== undefined) return maker(making, around);
  if (name === 'sort') return sortOf(dice, schema);
  switch (schema.type) {
    case 'boolean':
      return dice.isLucky(0.8);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1) + dice.below(5);
    case 'array': {
      const { items } = schema;
      if (!items) return [];
      const length = Math.max(schema.minItems ?? 0, dice.below(4));
      return Array.from({ length }, () => rightValue(making, around.operation, items, `${name}[]`));
    }
    default:
      return 'Coarse jowar';
  }
}

function objectOf(making: Making, operation: Operation, schema: Schema): Record<string, unknown> {
  const { dice, rows } = making;
  const around = { operation, product: rows.product(dice), order: rows.order(dice) };
  const asked = Object.entries(schema.properties ?? {}).filter(
    ([name]) => (schema.required ?? []).includes(name) || dice.isLucky(0.5),
  );
  return Object.fromEntries(
    asked.map(([name, inner]) => [name, valueOf(making, around, inner, name)]),
  );
}

/** The fields are listed in the description: `name, email; - before it: descending`. */
function sortOf(dice: Dice, { description = '' }: Schema): string {
  const fields = description.replace(/;.*$/, '').match(/[A-Za-z]+/g) ?? ['createdAt'];
  return dice.pick(['', '-']) + dice.pick(fields);
}
