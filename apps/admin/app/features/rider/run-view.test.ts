import { expect, test } from 'vitest';
import type { RiderAction, RiderRun, RiderStop } from '@dalan/contract/mill/runs';
import type { WaitingAction } from './phone/phone-store.ts';
import { currentRun, viewOf, withoutBags, withStop } from './run-view.ts';

function stopOf(position: number, change: Partial<RiderStop> = {}): RiderStop {
  const order = {
    _id: `order-${position}`,
    userId: { name: `Customer ${position}` },
    items: [{ quantityKg: 5 }, { quantityKg: 3 }],
    amountToPay: 412,
    paidAmount: 0,
    payments: [],
  } as unknown as RiderStop['order'];
  return { position, order, outcome: null, reason: '', doneAt: null, ...change };
}

function runOf(stops: RiderStop[], change: Partial<RiderRun> = {}): RiderRun {
  return { _id: 'run-1', state: 'out', stops, cashTaken: 0, upiTaken: 0, ...change } as RiderRun;
}

const tappedAt = '2026-11-14T05:32:00.000Z';

function waiting(seq: number, action: object, refusal?: string): WaitingAction {
  return {
    seq,
    runId: 'run-1',
    action: { tappedAt, ...action } as RiderAction,
    ...(refusal !== undefined && { refusal }),
  } as WaitingAction;
}

const delivered = {
  do: 'delivered',
  orderId: 'order-1',
  payments: [{ method: 'cash', amount: 300.1 }],
};

test('what waits on the phone counts as done, with its money', () => {
  const view = viewOf(runOf([stopOf(1), stopOf(2)], { cashTaken: 100.2 }), [waiting(1, delivered)]);
  expect(view.open.map(({ position }) => position)).toEqual([2]);
  expect(view.delivered).toMatchObject([{ at: tappedAt, cash: 300.1, kg: 8, bags: 2 }]);
  expect(view.cash).toBe(400.3);
});

test('what the mill refused leaves the stop as the mill has it', () => {
  const calledOff = stopOf(1, { outcome: 'called off', doneAt: tappedAt });
  const view = viewOf(runOf([calledOff]), [waiting(1, delivered, 'Cancelled')]);
  expect(view.back).toMatchObject([{ outcome: 'called off', refused: { seq: 1 } }]);
  expect(view.cash).toBe(0);
});

test('money is counted once, whether the answer or the whole run arrives first', () => {
  const done = stopOf(1, { outcome: 'delivered', doneAt: tappedAt });
  const payment = { method: 'cash', amount: 300.1, at: tappedAt };
  const arrived = { ...done, order: { ...done.order, payments: [payment] } } as RiderStop;
  const runs = { runs: [runOf([stopOf(1)])], openDays: [], upi: null };
  const once = withStop(runs, 'run-1', arrived);
  expect(once.runs[0]!.cashTaken).toBe(300.1);
  expect(withStop(once, 'run-1', arrived).runs[0]!.cashTaken).toBe(300.1);
  expect(viewOf(once.runs[0]!, [waiting(1, delivered)]).cash).toBe(300.1);
});

test('what customers left open counts once, waiting or arrived', () => {
  const open = { amount: 111.9, stops: 1 };
  expect(viewOf(runOf([stopOf(1), stopOf(2)]), [waiting(1, delivered)]).leftOpen).toEqual(open);
  const done = stopOf(1, { outcome: 'delivered', doneAt: tappedAt });
  const order = { ...done.order, paidAmount: 300.1 };
  expect(viewOf(runOf([{ ...done, order }, stopOf(2)]), []).leftOpen).toEqual(open);
  const inFull = { ...delivered, payments: [{ method: 'UPI', amount: 412 }] };
  expect(viewOf(runOf([stopOf(1)]), [waiting(1, inFull)]).leftOpen).toEqual({
    amount: 0,
    stops: 0,
  });
});

test('bags that a customer did not want are brought back, waiting or arrived', () => {
  const sold = { pricePerKg: 51.5, totalPrice: 257.5 };
  const items = [
    { productId: { _id: 'jowar' }, quantityKg: 5, sold },
    { productId: { _id: 'besan' }, quantityKg: 3, sold: { pricePerKg: 51.5, totalPrice: 154.5 } },
  ];
  const open = { ...stopOf(1).order, items } as unknown as RiderStop['order'];
  const action = {
    ...delivered,
    payments: [{ method: 'cash', amount: 154.5 }],
    comesBack: [{ productId: 'jowar', kg: 5 }],
  };
  const sent = viewOf(runOf([stopOf(1, { order: open }), stopOf(2)]), [waiting(1, action)]);
  expect(sent.partlyBack).toMatchObject([{ amountToPay: 154.5, bagsBack: [items[0]] }]);
  expect(sent.leftOpen).toEqual({ amount: 0, stops: 0 });
  const givenBack = { kg: 5, amount: 257.5, discount: 0 };
  const order = {
    ...open,
    amountToPay: 154.5,
    paidAmount: 154.5,
    items: [{ ...items[0], sold: { ...sold, givenBack } }, items[1]],
  } as unknown as RiderStop['order'];
  const done = stopOf(1, { outcome: 'delivered', doneAt: tappedAt, order });
  const arrived = viewOf(runOf([done, stopOf(2)]), []);
  expect(arrived.partlyBack).toMatchObject([{ position: 1, amountToPay: 154.5 }]);
  expect(arrived.back).toEqual([]);
  expect(withoutBags(sent.open[0]!, []).toCollect).toBe(412);
});

test('the oldest run with something left comes first', () => {
  const first = runOf([stopOf(1)]);
  const second = runOf([stopOf(2)], { _id: 'run-2' });
  expect(currentRun([first, second], [])).toBe(first);
  expect(currentRun([first, second], [waiting(1, delivered)])).toBe(second);
  expect(currentRun([], [])).toBeUndefined();
});
