import { sumKg } from '@dalan/contract/money/weight';
import { totalKg } from '@dalan/contract/orders/quantities';
import type { Payment } from '@dalan/contract/payments/payments';
import { stillToPay } from '@dalan/contract/payments/payments';
import type { MyRuns, RiderRun, RiderStop } from '@dalan/contract/mill/runs';
import type { WaitingAction } from './phone/phone-store.ts';
import { bagsOf, openAfter, worthOf } from './stop/comes-back.rules.ts';
import type { Bag } from './stop/comes-back.rules.ts';

export type StopView = {
  position: number;
  order: RiderStop['order'];
  outcome: RiderStop['outcome'];
  reason: string;
  /** When the rider tapped, or when the mill called the stop off. */
  at: string | null;
  /** Rupees taken at the door. */
  cash: number;
  upi: number;
  toCollect: number;
  /** Rupees of the order, less the bags that come back. */
  amountToPay: number;
  /** Bags of a delivered order that the customer did not want. */
  bagsBack: Bag[];
  /** What can be taken for an order on account all the same. */
  mayTake: number;
  kg: number;
  bags: number;
  /** The action that the mill does not have yet. */
  waiting: WaitingAction | undefined;
  refused: WaitingAction | undefined;
};

export type RunView = {
  run: RiderRun;
  stops: StopView[];
  open: StopView[];
  delivered: StopView[];
  /** Stops with all their bags to take back to the mill. */
  back: StopView[];
  /** Delivered stops with some of them. */
  partlyBack: StopView[];
  /** The cash that the rider carries, including what the mill does not know yet. */
  cash: number;
  upi: number;
  /** What customers of delivered stops still have to pay. */
  leftOpen: { amount: number; stops: number };
};

/** The run as the rider left it: an action that waits on the phone counts as done. */
export function viewOf(run: RiderRun, actions: WaitingAction[]): RunView {
  const ofRun = actions.filter(({ runId }) => runId === run._id);
  const stops = run.stops.map((stop) => stopView(stop, ofRun));
  const waitingCash = stops.reduce((sum, stop) => sum + (stop.waiting ? stop.cash : 0), 0);
  const waitingUpi = stops.reduce((sum, stop) => sum + (stop.waiting ? stop.upi : 0), 0);
  const delivered = stops.filter(({ outcome }) => outcome === 'delivered');
  return {
    run,
    stops,
    open: stops.filter(({ outcome }) => outcome === null),
    delivered,
    back: stops.filter(({ outcome }) => outcome === 'not delivered' || outcome === 'called off'),
    partlyBack: delivered.filter(({ bagsBack }) => bagsBack.length > 0),
    cash: addRupees(run.cashTaken, waitingCash),
    upi: addRupees(run.upiTaken, waitingUpi),
    leftOpen: leftOpenOf(delivered),
  };
}

/** The order does not yet include money of an action that waits. */
function leftOpenOf(delivered: StopView[]): RunView['leftOpen'] {
  const open = delivered
    .map(({ toCollect, waiting, cash, upi }) =>
      addRupees(toCollect, waiting ? -addRupees(cash, upi) : 0),
    )
    .filter((amount) => amount > 0);
  return { amount: open.reduce(addRupees, 0), stops: open.length };
}

function stopView(stop: RiderStop, actions: WaitingAction[]): StopView {
  const { order } = stop;
  const asked = order.asked ?? stillToPay(order);
  const own = actions.filter(({ action }) => action.orderId === order._id);
  const waiting = own.find(({ refusal }) => refusal === undefined);
  const base = {
    position: stop.position,
    order,
    // On account nothing is collected, but a payment can be taken.
    toCollect: order.onAccount ? 0 : asked,
    mayTake: order.onAccount ? asked : 0,
    amountToPay: order.amountToPay,
    bagsBack: order.items.filter(({ sold }) => (sold?.givenBack?.kg ?? 0) > 0),
    kg: totalKg(order.items),
    bags: order.items.length,
    refused: own.find(({ refusal }) => refusal !== undefined),
  };
  if (waiting === undefined || stop.outcome !== null) {
    const { outcome, reason, doneAt } = stop;
    return { ...base, outcome, reason, at: doneAt, ...takenAt(stop), waiting: undefined };
  }
  const { action } = waiting;
  const isDelivered = action.do === 'delivered';
  const payments = isDelivered ? action.payments : [];
  const bagsBack = isDelivered ? bagsOf(order, action.comesBack) : [];
  return {
    ...base,
    ...amountsWithout(base, bagsBack),
    bagsBack,
    outcome: action.do,
    reason: isDelivered ? '' : action.reason,
    at: action.tappedAt,
    cash: sumOf(payments, 'cash'),
    upi: sumOf(payments, 'UPI'),
    waiting,
  };
}

type Amounts = Pick<StopView, 'order' | 'toCollect' | 'mayTake' | 'amountToPay'>;

function amountsWithout({ order, toCollect, mayTake, amountToPay }: Amounts, bags: readonly Bag[]) {
  const open = Math.max(0, openAfter(order, bags));
  return {
    toCollect: Math.min(toCollect, open),
    mayTake: Math.min(mayTake, open),
    amountToPay: addRupees(amountToPay, -worthOf(bags)),
  };
}

/** The stop as it is while these bags are not handed over. */
export function withoutBags(stop: StopView, bags: readonly Bag[]): StopView {
  const kg = sumKg([stop.kg, ...bags.map(({ quantityKg }) => -quantityKg)]);
  return { ...stop, ...amountsWithout(stop, bags), kg, bags: stop.bags - bags.length };
}

/** Payments at the door have the time of the tap. */
function takenAt({ doneAt, order }: RiderStop) {
  const atTheDoor = order.payments.filter(({ at }) => at === doneAt);
  return { cash: sumOf(atTheDoor, 'cash'), upi: sumOf(atTheDoor, 'UPI') };
}

function sumOf(payments: Pick<Payment, 'method' | 'amount'>[], method: string): number {
  const own = payments.filter((payment) => payment.method === method);
  return own.reduce((sum, { amount }) => addRupees(sum, amount), 0);
}

/** Adds amounts in whole paise, without errors of fractions. */
export function addRupees(a: number, b: number): number {
  return Math.round((a + b) * 100) / 100;
}

/** The stored runs, with one stop as the mill has it now. */
export function withStop(runs: MyRuns, runId: string, stop: RiderStop): MyRuns {
  const change = (run: RiderRun): RiderRun => {
    if (run._id !== runId) return run;
    const was = run.stops.find(({ order }) => order._id === stop.order._id);
    // The sums may include its money already.
    const { cash, upi } = was?.outcome === null ? takenAt(stop) : { cash: 0, upi: 0 };
    return {
      ...run,
      stops: run.stops.map((one) => (one.order._id === stop.order._id ? stop : one)),
      cashTaken: addRupees(run.cashTaken, cash),
      upiTaken: addRupees(run.upiTaken, upi),
    };
  };
  return { ...runs, runs: runs.runs.map(change) };
}

/** The oldest run with something left to do, else the newest. */
export function currentRun(runs: RiderRun[], actions: WaitingAction[]): RiderRun | undefined {
  return runs.find((run) => run.state === 'out' && viewOf(run, actions).open.length > 0) ?? runs[0];
}
