import { dayAfter, isOpenDay, shopClock, weekdayOf } from '@dalan/contract/delivery/delivery';
import { kgToGrams } from '@dalan/contract/money/weight';
import {
  listContactMessages,
  moveContactMessage,
  sendContactMessage,
} from '../../src/features/shop/contact/index.ts';
import { adjustStock } from '../../src/features/mill/stock/index.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { callInVain, claim, confirmRound, move } from './confirming.ts';
import { demoMessages } from './contact-messages.ts';
import { SALES_AN_ORDER, sell } from './counter.ts';
import { byArea, planRun, sendOut } from './deliveries.ts';
import { festivalFactor } from './demo-settings.ts';
import { closeInTheEvening, openInTheMorning, payOutOfDrawer } from './drawer.ts';
import { giveSomethingOff, takeSomeBack } from './given-back.ts';
import { setLowMarks } from './low-marks.ts';
import { order } from './mill.ts';
import { millFor, recallOne } from './milling.ts';
import type { Mill } from './mill.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Times of the working day, in minutes after midnight. */
const RECEIVE = 6.5 * HOUR_MINUTES;
const MILL = 7.2 * HOUR_MINUTES;
const PACK = 8.6 * HOUR_MINUTES;
const PLAN = 9.1 * HOUR_MINUTES;
const START = 9.5 * HOUR_MINUTES;
const EVENING = 18.5 * HOUR_MINUTES;
/** The time at which today stops: the first run is half done. */
const NOW = 11.7 * HOUR_MINUTES;
const COUNTER_OPENS = 8.2 * HOUR_MINUTES;
const COUNTER_CLOSES = 20.4 * HOUR_MINUTES;
const RETURNED_DAYS_AGO = [46, 33, 20, 11, 4, 1];
const DISCOUNT_DAYS_AGO = [25, 1];
const ROUNDS = [9.7, 11.5, 13.5, 15.5, 17.2, 19.5, 21.2].map((hours) => hours * HOUR_MINUTES);

/** When staff last answered messages. One message came since. */
const ANSWERED_HOURS = 20;

/** Full shelves, in kg, and those that run low today. */
const FULL_KG = 160;
const FULL_KG_OF_WHEAT = 420;
const LOW_TODAY: Readonly<Record<string, number>> = {
  'nachni-flour': 3,
  besan: 4,
  'soya-flour': 2,
};

function at(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + minutes * MINUTE_MS);
}

/** More people order in the morning and after work. */
function minuteOfOrder({ chance }: Mill): number {
  const hour = chance.weigh([
    [7, 2],
    [8, 5],
    [9, 8],
    [10, 9],
    [11, 7],
    [12, 5],
    [13, 4],
    [14, 3],
    [15, 3],
    [16, 5],
    [17, 7],
    [18, 7],
    [19, 8],
    [20, 8],
    [21, 5],
    [22, 2],
  ] as const);
  return hour * HOUR_MINUTES + chance.next() * HOUR_MINUTES;
}

/** Returns about `ordersADay` orders, growing, and varied by weekends, days off and Diwali. */
function countOrders({ chance, settings }: Mill, day: string, share: number, ordersADay: number) {
  const growth = 0.85 + 0.3 * share;
  const weekend = [0, 6].includes(weekdayOf(day)) ? 1.15 : 1;
  const dayOff = isOpenDay(settings.delivery, day) ? 1 : 0.55;
  const luck = 0.9 + 0.2 * chance.next();
  return Math.round(ordersADay * growth * weekend * dayOff * luck * festivalFactor(day));
}

type PastDay = { share: number; ordersADay: number; isLast: boolean };

/** Adds a day that is over. `share` is 0 for the first day and 1 for today. */
export function addDay(mill: Mill, day: string, { share, ordersADay, isLast }: PastDay): void {
  const { agenda } = mill;
  const count = countOrders(mill, day, share, ordersADay);
  for (let number = 0; number < count; number += 1) {
    agenda.add(at(day, minuteOfOrder(mill)), () => orderAndPerhapsPay(mill));
  }
  for (const round of ROUNDS) agenda.add(at(day, round), () => confirmRound(mill));
  if (!isOpenDay(mill.settings.delivery, day)) return;
  addCounter(mill, day, { sales: Math.round(count * SALES_AN_ORDER), isLast });
  agenda.add(at(day, RECEIVE), () => fillShelves(mill));
  agenda.add(at(day, MILL), () => millFor(mill, day));
  agenda.add(at(day, PACK), () => pack(mill));
  agenda.add(at(day, PLAN), async () => {
    const orders = byArea(mill, packedFor(mill, day));
    const middle = Math.ceil(orders.length / 2);
    for (const [index, riderId] of mill.riders.entries()) {
      const own = index === 0 ? orders.slice(0, middle) : orders.slice(middle);
      const run = await planRun(mill, { day, riderId, orders: own });
      if (run === undefined) continue;
      agenda.add(at(day, START + index * 12), () =>
        sendOut(mill, { run, orders: own, riderId }, { stops: own.length }),
      );
    }
  });
}

type CounterDay = { sales: number; isLast: boolean };

/** People come to the counter all day; the drawer opens before and is counted after them. */
function addCounter(mill: Mill, day: string, { sales, isLast }: CounterDay): void {
  const { agenda, chance } = mill;
  agenda.add(at(day, COUNTER_OPENS), () => openInTheMorning(mill));
  for (let number = 0; number < sales; number += 1) {
    const minutes = COUNTER_OPENS + 10 + chance.next() * (COUNTER_CLOSES - COUNTER_OPENS - 20);
    agenda.add(at(day, minutes), () => sell(mill));
  }
  const payouts = chance.weigh([
    [0, 3],
    [1, 5],
    [2, 2],
  ] as const);
  for (let number = 0; number < payouts; number += 1) {
    agenda.add(at(day, (13 + 2.4 * number) * HOUR_MINUTES), () => payOutOfDrawer(mill));
  }
  agenda.add(at(day, COUNTER_CLOSES), () => closeInTheEvening(mill, { isLast }));
}

/** Adds the flour that came back and the discounts of these weeks. */
export function addGivenBack(mill: Mill, history: readonly string[]): void {
  for (const [daysAgo, work] of [
    ...RETURNED_DAYS_AGO.map((days) => [days, takeSomeBack] as const),
    ...DISCOUNT_DAYS_AGO.map((days) => [days, giveSomethingOff] as const),
  ]) {
    const day = history.at(-daysAgo);
    if (day !== undefined && daysAgo <= history.length) {
      mill.agenda.add(at(day, 16.2 * HOUR_MINUTES), () => work(mill));
    }
  }
}

async function orderAndPerhapsPay(mill: Mill): Promise<void> {
  const placed = await order(mill);
  if (placed?.step !== 'to confirm' || !mill.chance.is(0.05)) return;
  mill.agenda.add(new Date(mill.now().getTime() + 4 * MINUTE_MS), () => claim(mill, placed));
}

async function pack(mill: Mill, left = 0): Promise<void> {
  const milled = mill.open.filter(({ step }) => step === 'to pack');
  await move(mill, milled.slice(0, milled.length - left), 'pack');
}

function packedFor(mill: Mill, day: string) {
  return mill.open.filter(({ step, dueOn }) => step === 'packed' && dueOn <= day);
}

/** Enters what was milled for the shelf and what was thrown away, as staff do. */
async function fillShelves(mill: Mill, lowKg: Readonly<Record<string, number>> = {}) {
  for (const flour of mill.flours) {
    const full = flour.slug.startsWith('lokwan') ? FULL_KG_OF_WHEAT : FULL_KG;
    const low = lowKg[flour.slug];
    const isWaste = mill.chance.is(0.02) && flour.leftGrams > kgToGrams(20);
    if (low === undefined && !isWaste && flour.leftGrams > kgToGrams(full / 2)) continue;
    const toGrams = isWaste ? flour.leftGrams - kgToGrams(2) : kgToGrams(low ?? full);
    await inTransaction(mill.database.db, (tx) =>
      adjustStock(tx, {
        productId: flour.id,
        city: mill.city,
        toGrams,
        expectedGrams: undefined,
        actorId: mill.owner,
      }),
    );
    flour.leftGrams = toGrams;
  }
}

/** Adds a recall in the evening of the day before yesterday. */
export function addRecall(mill: Mill, now: Date): void {
  const day = dayAfter(shopClock(now).day, -2);
  mill.agenda.add(at(day, EVENING), () => recallOne(mill));
}

/** Adds the messages of the last two weeks and their answers. Older ones were deleted. */
export function addMessages(mill: Mill, now: Date): void {
  for (const [index, [subject, message]] of demoMessages.entries()) {
    const hoursAgo = (demoMessages.length - index - 0.8) * 45;
    mill.agenda.add(new Date(now.getTime() - hoursAgo * HOUR_MINUTES * MINUTE_MS), async () => {
      const { name, email = 'neighbour@example.com' } = mill.chance.pick(mill.customers);
      await sendContactMessage(mill.database.db, { name, email, subject, message });
    });
  }
  mill.agenda.add(new Date(now.getTime() - ANSWERED_HOURS * HOUR_MINUTES * MINUTE_MS), () =>
    answerMessages(mill),
  );
}

/** Settles all messages but the newest, which is only acknowledged. */
async function answerMessages({ database: { db }, counter }: Mill): Promise<void> {
  const { rows } = await listContactMessages(db, { state: 'open' });
  for (const [place, { _id: messageId }] of rows.entries()) {
    const to = place === 0 ? 'acknowledged' : 'settled';
    await moveContactMessage(db, { actorId: counter, messageId, from: 'open', to });
  }
}

/**
 * Adds today until now, always half done. Its times are counted back from now, and closer together
 * if the day is young.
 */
export function addToday(mill: Mill, now: Date, ordersADay: number): void {
  const { agenda, chance } = mill;
  const { day } = shopClock(now);
  const minutesOfDay = (now.getTime() - at(day, 0).getTime()) / MINUTE_MS;
  const pace = Math.min(1, minutesOfDay / (NOW - RECEIVE + 10));
  const when = (minutes: number) => new Date(now.getTime() - (NOW - minutes) * pace * MINUTE_MS);

  agenda.add(new Date(now.getTime() - 14 * HOUR_MINUTES * MINUTE_MS), async () => {
    await order(mill, true);
  });
  const count = Math.round(ordersADay * 0.75);
  const toConfirm = Math.ceil(count / 2.2);
  for (let number = 0; number < count; number += 1) {
    const isLate = number < toConfirm;
    const [from, to] = isLate ? [NOW - 55, NOW - 2] : [RECEIVE, NOW - 75];
    agenda.add(when(from + chance.next() * (to - from)), () => orderAndPerhapsPay(mill));
  }
  agenda.add(when(COUNTER_OPENS), () => openInTheMorning(mill));
  for (let number = 0; number < count * SALES_AN_ORDER; number += 1) {
    const minutes = COUNTER_OPENS + 5 + chance.next() * (NOW - COUNTER_OPENS - 10);
    agenda.add(when(minutes), () => sell(mill));
  }
  agenda.add(when(NOW - 45), () => payOutOfDrawer(mill));
  agenda.add(when(RECEIVE), () => fillShelves(mill));
  agenda.add(when(RECEIVE + 1), () => setLowMarks(mill));
  agenda.add(when(NOW - 8), () => fillShelves(mill, LOW_TODAY));
  agenda.add(when(MILL), () => millFor(mill, day, { left: 3, aheadKg: 8 }));
  agenda.add(when(PACK), () => pack(mill, 4));
  agenda.add(when(START + 5), () => confirmRound(mill));
  agenda.add(when(NOW - 60), () => confirmRound(mill));
  agenda.add(when(PLAN), () => planToday(mill, { day, pace, start: when(START) }));
  agenda.add(when(NOW - 20), () => leaveSomethingOpen(mill));
}

type Half = { day: string; pace: number; start: Date };

/** One rider is out, one run is planned, and a few bags wait for a run. */
async function planToday(mill: Mill, { day, pace, start }: Half): Promise<void> {
  const orders = byArea(mill, packedFor(mill, day));
  const out = orders.slice(0, Math.ceil(orders.length / 2));
  const planned = orders.slice(out.length, orders.length - Math.floor(orders.length / 6));
  const [first = '', second = ''] = mill.riders;
  const run = await planRun(mill, { day, riderId: first, orders: out });
  await planRun(mill, { day, riderId: second, orders: planned });
  if (run === undefined) return;
  const stops = Math.floor(out.length / 2);
  const minutesAStop = (pace * (NOW - START)) / (stops + 2);
  mill.agenda.add(start, () =>
    sendOut(mill, { run, orders: out, riderId: first }, { stops, minutesAStop }),
  );
}

/** Leaves a customer who did not answer, and two who say that they have paid. */
async function leaveSomethingOpen(mill: Mill): Promise<void> {
  const waiting = mill.open.filter(({ step, isLeft }) => step === 'to confirm' && !isLeft);
  const [silent, ...others] = waiting;
  if (silent !== undefined) await callInVain(mill, silent);
  for (const payer of others.filter(({ customer }) => customer.email).slice(0, 2)) {
    payer.isLeft = true;
    await claim(mill, payer);
  }
}

/** The days of the history, oldest first, without today. */
export function daysBefore(now: Date, count: number): string[] {
  const { day: today } = shopClock(now);
  return Array.from({ length: count }, (_, index) => dayAfter(today, index - count));
}
