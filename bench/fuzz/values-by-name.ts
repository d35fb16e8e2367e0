import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { monthOf } from '@dalan/contract/on-account/accounts';
import { PASSWORD } from '../people.ts';
import type { Around, Making } from './around.ts';
import { NEVER_GIVEN } from './known-rows.ts';

/** A value of `undefined` leaves the field out. */
export type Maker = (making: Making, around: Around) => unknown;

const PICTURE = '/media/00000000-0000-4000-8000-000000000000/640.jpg';

const today = () => shopClock(new Date()).day;
const soon: Maker = ({ dice }) => dayAfter(today(), 1 + dice.below(6));

/** These rules are not in the schema, which says only that an e-mail is a string. */
export const byName: Record<string, Maker> = {
  _id: idOf,
  id: idOf,
  productId: (_making, { product }) => product._id ?? NEVER_GIVEN,
  orderId: (_making, { order }) => order._id ?? NEVER_GIVEN,
  'orderIds[]': (_making, { order }) => order._id ?? NEVER_GIVEN,
  'batchIds[]': ({ dice, rows }) => rows.pick(dice, 'batches')?._id ?? NEVER_GIVEN,
  milledOn: ({ dice }) => dayAfter(today(), -dice.below(3)),
  milledBy: ({ caller }) => caller.userId,
  runId: (_making, { run }) => run._id ?? NEVER_GIVEN,
  userId: ({ caller }) => caller.userId,
  riderId: ({ caller }) => caller.userId,
  who: ({ caller }) => caller.userId,
  // A phone order names its customer by id or by name; a name always fits.
  customerId: () => undefined,
  corrects: (_making, { run }) => run.counts?.at(-1)?._id,
  ids: ({ dice, rows }) =>
    [1, 2].map(() => rows.pick(dice, 'orders')?._id ?? NEVER_GIVEN).join(','),
  'id[]': (_making, { product }) => product._id ?? NEVER_GIVEN,
  besides: (_making, { product }) => product._id ?? NEVER_GIVEN,
  version: (_making, around) => subjectOf(around).version ?? 1,
  was: (_making, { staff }) => staff.duty,
  expectedQuantity: (_making, { product }) => product.quantity ?? 0,
  expected: (_making, { kind, run, onHand, product }) =>
    kind === 'runs' ? run.cashTaken : (onHand ?? product.quantity),
  pricePerKg: ({ dice }, { product }) => product.pricePerKg ?? 1 + dice.below(200),
  productImg: (_making, { product }) => product.productImg ?? PICTURE,
  // An invited person must have an e-mail of their own.
  email: ({ email, dice }, { operation }) =>
    operation.name === 'joinStaff' ? `joins-${dice.below(1_000_000)}@dalan.example` : email,
  contact: () => '55500 17321',
  token: ({ rows }) => rows.token(),
  username: ({ email }) => email,
  password: () => PASSWORD,
  presentPassword: () => PASSWORD,
  newPassword: () => `${PASSWORD}-2`,
  phone: newPhone,
  number: newPhone,
  contactNumber: () => '9876543210',
  name: ({ dice }) => dice.pick(['Asha Patil', 'Jowar Flour', 'आशा पाटील', "O'Brien"]),
  nameMr: () => 'ज्वारीचे पीठ',
  nameHi: () => 'ज्वार का आटा',
  category: () => 'Millets',
  'category[]': () => 'Millets',
  hsn: () => '1102',
  website: () => '',
  deliveryAddress: ({ dice }) => `${1 + dice.below(99)} Jatyachi Aali, Kasba Peth, Pune 411011`,
  address: ({ dice }) => `${1 + dice.below(99)} Kasba Peth, Pune`,
  message: () => 'Do you mill jowar coarse?\nThank you.',
  // The fuzzed shop delivers without a rule, so an order has no pincode, charge or day.
  pincode: () => undefined,
  deliveryCharge: () => undefined,
  dueOn: (making, around) => {
    const { name } = around.operation;
    if (name === 'placeOrder' || name === 'placePhoneOrder') return undefined;
    return name.startsWith('changeOrder') ? around.order.dueOn : soon(making, around);
  },
  day: (making, { kind, repeat, operation }) =>
    kind === 'repeats'
      ? repeat.next?.on
      : dayAfter(today(), operation.name === 'createRun' ? 0 : making.dice.below(3)),
  month: () => monthOf(today()),
  from: ({ dice }) => dayAfter(today(), -dice.below(30)),
  to: ({ dice }) => dayAfter(today(), dice.below(3)),
  tappedAt: () => new Date().toISOString(),
  // A correction is less than what was recorded, since it must change something.
  amount: (_making, { operation }) => (operation.name === 'recordPayment' ? 2 : 1),
  notes: ({ dice }) => ({ '100': dice.below(3), '500': dice.below(2) }),
  reference: () => '632109874410',
  isRequired: () => false,
  text: (_making, { operation, product }) =>
    operation.path.includes('product-import')
      ? `Id,Name\n${product._id},${product.name}\n`
      : 'For bhakri',
  versions: (_making, { product }) => ({ [product._id ?? NEVER_GIVEN]: product.version ?? 1 }),
  q: ({ dice }) => dice.pick(['flour', 'jowar', 'ज्वारी', 'asha@', '98', '']),
  page: ({ dice }, { operation }) =>
    operation.name === 'reportVisit' ? '/product/:id' : String(1 + dice.below(3)),
  release: () => 'a1b2c3d4',
  elements: () => ({ lcp: 'img.hero' }),
  pageSize: ({ dice }) => String(1 + dice.below(100)),
  // Some keys are repeated, with the same call or with another one.
  'idempotency-key': ({ dice }) => `key-${dice.below(dice.isLucky(0.2) ? 40 : 1_000_000)}`,
};

/** The row whose version the call names. */
function subjectOf({ kind, product, run, user, order }: Around): { version?: number } {
  if (kind === 'products') return product;
  if (kind === 'runs') return run;
  return kind === 'users' ? user : order;
}

function newPhone({ dice }: Making): string {
  return String(6_000_000_000 + dice.below(3_999_999_999));
}

function idOf({ dice, rows, caller }: Making, around: Around): string {
  const { kind, product, order, run, repeat, staff, operation } = around;
  if (kind === 'users' && dice.isLucky(0.7)) return caller.userId;
  const taken = operation.path.includes('/confirm/') ? rows.taken() : undefined;
  const known: Record<string, string | undefined> = {
    products: product._id,
    orders: taken ?? order._id,
    runs: run._id,
    repeats: repeat._id,
    staff: staff._id,
  };
  if (kind === undefined) return rows.anyId(dice);
  return known[kind] ?? rows.pick(dice, kind)?._id ?? NEVER_GIVEN;
}
