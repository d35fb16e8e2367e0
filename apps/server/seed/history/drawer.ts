import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Mill } from './mill.ts';
import { inNotes } from './notes.ts';
import {
  closeDrawer,
  countDrawer,
  getDrawer,
  markDrawerSeen,
  openDrawer,
  payOut,
} from '../../src/features/sales/drawer/index.ts';

/** What stays in the drawer for change, in rupees. */
const CHANGE = 1_000;

const payouts: readonly (readonly [reason: string, amount: number])[] = [
  ['Auto rickshaw for sacks', 140],
  ['Tea and milk', 90],
  ['Thread and needles for sacks', 65],
  ['Dressing of the mill stone', 350],
  ['Drinking water', 80],
];

export async function openInTheMorning(mill: Mill): Promise<void> {
  const { database, counter: actorId } = mill;
  const { left } = await getDrawer(database.db);
  const float = left?.amount ?? CHANGE;
  await openDrawer(database.db, { float, actorId, idempotencyKey: mill.key() });
}

export async function payOutOfDrawer(mill: Mill): Promise<void> {
  const [reason, amount] = mill.chance.pick(payouts);
  const { database, counter: actorId } = mill;
  await payOut(database.db, { amount, reason, actorId, idempotencyKey: mill.key() });
}

type Evening = {
  /** True on the evening whose difference the owner finds in the demo. */
  isLast: boolean;
};

/** The drawer is counted and closed. The owner sees a difference on the next morning. */
export async function closeInTheEvening(mill: Mill, { isLast }: Evening): Promise<void> {
  const { agenda, chance, database, counter: actorId, owner } = mill;
  const { db } = database;
  const { open } = await getDrawer(db);
  if (open === null) return;
  const [byChance, noteByChance] = chance.weigh<readonly [number, string]>([
    [[0, ''], 88],
    [[10, 'A customer left the change'], 6],
    [[-5, 'No coins for the change'], 6],
  ]);
  const difference = isLast ? -20 : byChance;
  const note = isLast ? 'One note of 20 missing, counted twice' : noteByChance;
  const expectedPaise = open.moves.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
  const counted = paiseToRupees(expectedPaise) + difference;
  const { _id: countId } = await countDrawer(db, {
    ...inNotes(counted),
    actorId,
    idempotencyKey: mill.key(),
  });
  const closing = { countId, stays: Math.min(CHANGE, counted), actorId };
  await closeDrawer(db, { ...closing, ...(note !== '' && { note }) });
  if (difference === 0 || isLast) return;
  agenda.add(new Date(mill.now().getTime() + 12 * 3_600_000), async () => {
    await markDrawerSeen(db, { drawerId: open._id, actorId: owner });
  });
}
