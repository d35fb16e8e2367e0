import type { Order } from '@dalan/contract/orders/orders';
import { describe, expect, it } from 'vitest';

import { canOrder, reduceCheckout } from './checkout-machine.rules.ts';
import type { CheckoutEvent } from './checkout-machine.rules.ts';
import {
  mill,
  earlier,
  send,
  asWell,
  instead,
  keep,
  more,
  less,
  answered,
  refused,
  run,
  placed,
  unsure,
  found,
  onlyTwo,
  dearer,
  stages,
} from './checkout-machine.test-cases.ts';

describe('every stage', () => {
  it.each(Object.entries(stages))('%s is reached', (is, state) => {
    expect(state.stage.is).toBe(is);
  });

  const changes: CheckoutEvent[] = [
    more,
    { type: 'changes-accepted' },
    { type: 'charge-accepted', pincode: '411030' },
    { type: 'day-chosen', day: '2026-11-21' },
    { type: 'address-opened' },
    { type: 'address-cancelled' },
    { type: 'address-saving' },
    { type: 'address-not-saved' },
    { type: 'address-saved', delivery: mill, isOrderWanted: true },
    send,
    asWell,
    instead,
    keep,
  ];
  const closed = (['sending', 'placed', 'kept'] as const).flatMap((stage) =>
    changes.map((event) => [event.type, stage, event] as const),
  );
  it.each(closed)('%s changes nothing in %s', (_, stage, event) => {
    expect(reduceCheckout(stages[stage], event)).toBe(stages[stage]);
  });

  const waiting = Object.entries(stages).filter(([stage]) => stage !== 'sending');
  it.each(waiting)('an answer changes nothing in %s', (_, state) => {
    for (const answer of [placed, unsure, found, refused(dearer)]) {
      expect(reduceCheckout(state, answered(answer))).toBe(state);
    }
  });

  it('the answer of an old attempt comes too late', () => {
    const again = reduceCheckout(stages.unsure, send);
    expect(again.stage).toMatchObject({ is: 'sending', attempt: 2 });
    expect(reduceCheckout(again, answered(placed, 1))).toBe(again);
    expect(reduceCheckout(again, answered(placed, 2)).stage).toEqual(placed);
  });
});

describe('an order without an answer', () => {
  it('is asked for again, and was placed', () => {
    expect(run(send, answered(unsure), send, answered(placed, 2)).stage).toEqual(placed);
  });

  it('is asked for again with other contents, and an earlier one is found', () => {
    const state = run(send, answered(unsure), more, send, answered(found, 2));
    expect(state.stage).toMatchObject({ is: 'earlier', order: earlier, text: undefined });
  });

  it('stays unsure if its lines, day or address change', () => {
    const state = run(send, answered(unsure), more, { type: 'day-chosen', day: '2026-11-21' });
    const moved = reduceCheckout(state, {
      type: 'address-saved',
      delivery: mill,
      isOrderWanted: false,
    });
    expect(moved.stage).toEqual(unsure);
    expect(moved.lines[0]?.quantityKg).toBe(4);
  });

  it('can be kept on the phone', () => {
    expect(reduceCheckout(stages.unsure, keep).stage).toEqual({ is: 'kept' });
  });
});

describe('an earlier order', () => {
  it('has to be decided on before a new one goes out or is kept', () => {
    const asked = reduceCheckout(stages.earlier, send);
    expect(asked).toEqual({ ...stages.earlier, timesAsked: 1 });
    expect(reduceCheckout(stages.earlier, keep)).toBe(stages.earlier);
    expect(canOrder(stages.earlier)).toBe(false);
  });

  it.each([asWell, instead])('is known while the other order goes out: $way', (event) => {
    expect(reduceCheckout(stages.earlier, event).stage).toMatchObject({ is: 'sending', earlier });
  });

  it.each([asWell, instead])('must be there for an order $way', (event) => {
    expect(reduceCheckout(stages.editing, event)).toBe(stages.editing);
    expect(reduceCheckout(stages.unsure, event)).toBe(stages.unsure);
  });

  it('stays if the shop refuses to replace it', () => {
    const state = run(send, answered(found), instead, answered(refused(onlyTwo, 'Sold.'), 2));
    expect(state.stage).toEqual({
      is: 'earlier',
      order: earlier,
      text: 'Sold.',
      question: onlyTwo,
    });
  });

  it('is shown as it is now if it is too late to replace it', () => {
    const milled = { ...earlier, orderStatus: 'Processing' } as Order;
    const answer = refused(undefined, 'Too late.', milled);
    const state = run(send, answered(found), instead, answered(answer, 2));
    expect(state.stage).toMatchObject({ is: 'earlier', order: milled, text: 'Too late.' });
  });

  it('is settled by ordering as well, even if the shop refuses that', () => {
    const state = run(send, answered(found), asWell, answered(refused(onlyTwo, 'Sold.'), 2));
    expect(state.stage).toMatchObject({ is: 'asking', question: onlyTwo });
  });

  it('is not known if its replacement had no answer', () => {
    expect(run(send, answered(found), instead, answered(unsure, 2)).stage).toEqual(unsure);
  });

  it('loses the reason of a refusal when the lines change', () => {
    const state = run(send, answered(found), instead, answered(refused(onlyTwo, 'Sold.'), 2), less);
    expect(state.stage).toEqual({
      is: 'earlier',
      order: earlier,
      text: undefined,
      question: undefined,
    });
  });
});
