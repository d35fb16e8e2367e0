import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { describe, expect, it } from 'vitest';

import { canOrder, changesIn, isBusy, reduceCheckout } from './checkout-machine.rules.ts';
import type { Answer, CheckoutEvent } from './checkout-machine.rules.ts';
import {
  home,
  mill,
  line,
  open,
  send,
  keep,
  more,
  less,
  answered,
  refused,
  run,
  onlyTwo,
  dearer,
  full,
  stages,
} from './checkout-machine.test-cases.ts';

describe('changed lines', () => {
  it('are known before anything is sent', () => {
    const state = open([line('jowar', 3, 2)]);
    expect(state.stage).toEqual({ is: 'asking', text: undefined, question: onlyTwo });
  });

  it('have to be accepted before the order goes out or is kept', () => {
    expect(reduceCheckout(stages.asking, send)).toEqual({ ...stages.asking, timesAsked: 1 });
    expect(reduceCheckout(stages.asking, keep)).toBe(stages.asking);
  });

  it('are accepted', () => {
    const state = reduceCheckout(stages.asking, { type: 'changes-accepted' });
    expect(state.stage).toEqual({ is: 'editing' });
    expect(state.lines[0]?.quantityKg).toBe(2);
  });

  it('are settled by a smaller quantity, not by a larger one', () => {
    expect(reduceCheckout(stages.asking, less).stage).toEqual({ is: 'editing' });
    const state = reduceCheckout(stages.asking, more);
    expect(changesIn(state.stage)).toHaveLength(1);
    expect(state.stage).toMatchObject({ text: undefined });
  });

  it('stay if the quantity of another flour changes', () => {
    const event = { type: 'quantity-changed', productId: 'besan', quantityKg: 2 } as const;
    expect(changesIn(reduceCheckout(stages.asking, event).stage)).toHaveLength(1);
  });

  it.each<CheckoutEvent>([
    { type: 'day-chosen', day: '2026-11-21' },
    { type: 'address-saved', delivery: mill, isOrderWanted: false },
  ])('stay after $type', (event) => {
    expect(reduceCheckout(stages.asking, event).stage).toEqual(stages.asking.stage);
  });

  it('cannot be accepted if there are none', () => {
    const state = run(send, answered(refused(undefined, 'Shop closed.')));
    expect(reduceCheckout(state, { type: 'changes-accepted' })).toBe(state);
  });
});

describe('a refusal about the delivery', () => {
  const asked = run(send, answered(refused(dearer)));
  const accept: CheckoutEvent = { type: 'charge-accepted', pincode: '411030' };

  it('is a new charge, which has to be accepted first', () => {
    expect(reduceCheckout(asked, send).timesAsked).toBe(1);
    expect(reduceCheckout(asked, keep)).toBe(asked);
    const state = reduceCheckout(asked, accept);
    expect(state.stage).toEqual({ is: 'editing' });
    expect(state.agreed).toEqual({ pincode: '411030', totalPaise: 32_000, chargePaise: 6000 });
    expect(reduceCheckout(state, send).stage.is).toBe('sending');
  });

  it('can be accepted once', () => {
    const state = reduceCheckout(asked, accept);
    expect(reduceCheckout(state, accept)).toBe(state);
  });

  it.each<CheckoutEvent>([
    more,
    { type: 'day-chosen', day: '2026-11-21' },
    { type: 'address-saved', delivery: mill, isOrderWanted: false },
  ])('no longer fits after $type', (event) => {
    expect(reduceCheckout(asked, event).stage).toEqual({ is: 'editing' });
  });

  it('stays if the address changes within the same pincode', () => {
    const delivery = { ...home, address: '13 Laxmi Road, Pune' };
    const event = { type: 'address-saved', delivery, isOrderWanted: false } as const;
    expect(reduceCheckout(asked, event).stage).toEqual(asked.stage);
  });

  it('is a full day, and the order can go out for the next one', () => {
    const state = run(send, answered(refused(full)));
    expect(state.stage).toMatchObject({ is: 'asking', question: full });
    expect(reduceCheckout(state, send).stage.is).toBe('sending');
    const chosen = reduceCheckout(state, { type: 'day-chosen', day: '2026-11-21' });
    expect(chosen).toMatchObject({ wantedDay: '2026-11-21', stage: { is: 'editing' } });
  });

  it('says nothing more if the screen shows it elsewhere', () => {
    expect(run(send, answered(refused())).stage).toEqual({ is: 'editing' });
  });
});

describe('any other refusal', () => {
  const state = run(send, answered(refused(undefined, 'Too many orders.')));

  it('lets the customer try again', () => {
    expect(state.stage).toEqual({ is: 'asking', text: 'Too many orders.', question: undefined });
    expect(reduceCheckout(state, send).stage.is).toBe('sending');
  });

  it('goes when the lines change, and stays when the day does', () => {
    expect(reduceCheckout(state, more).stage).toEqual({ is: 'editing' });
    expect(reduceCheckout(state, { type: 'day-chosen', day: '2026-11-21' }).stage).toEqual(
      state.stage,
    );
  });
});

describe('the address', () => {
  it('is not changed and no order goes out while a first one is being saved', () => {
    const saving = run({ type: 'address-opened' }, { type: 'address-saving' });
    const events: CheckoutEvent[] = [send, keep, more, { type: 'address-cancelled' }];
    for (const event of events) expect(reduceCheckout(saving, event)).toBe(saving);
    expect(canOrder(saving)).toBe(false);
    const saved = reduceCheckout(saving, {
      type: 'address-saved',
      delivery: mill,
      isOrderWanted: true,
    });
    expect(saved.where).toMatchObject({ delivery: mill, editor: 'closed' });
    expect(reduceCheckout(saved, send).stage.is).toBe('sending');
  });

  it('stays in the editor if the session has ended', () => {
    const typed = { type: 'address-typed', pincode: '411004' } as const;
    const state = run(
      { type: 'address-opened' },
      typed,
      { type: 'address-saving' },
      {
        type: 'address-not-saved',
      },
    );
    expect(state.where).toMatchObject({ editor: 'opened-by-itself', typedPincode: '411004' });
  });

  it('is the one before if the editor is cancelled', () => {
    const typed = { type: 'address-typed', pincode: '411004' } as const;
    const state = run({ type: 'address-opened' }, typed, { type: 'address-cancelled' });
    expect(state.where).toMatchObject({ delivery: home, typedPincode: '411030' });
    expect(state.where.editor).toBe('closed-by-saving');
  });

  it('can be typed while an order is on its way, and typing the same changes nothing', () => {
    const typed = { type: 'address-typed', pincode: '411004' } as const;
    const state = reduceCheckout(stages.sending, typed);
    expect(state.where).toMatchObject({ delivery: home, typedPincode: '411004' });
    expect(reduceCheckout(state, typed)).toBe(state);
  });
});

describe('a grind that is gone', () => {
  const [fine, medium, coarse] = readyGrinds;
  const besan = line('besan', 1);
  const flour = { ...line('jowar', 1).flour, grinds: [fine, coarse] };
  const inCoarse = { flour, grind: 'coarse', quantityKg: 1 };
  const grindsNow = [{ productId: 'jowar', grinds: [fine, medium] }];
  const id = { productId: 'jowar', grind: 'coarse' };

  it('is chosen again, and then the order can be sent', () => {
    const refusal: Answer = { is: 'refused', text: 'Not milled like this.', grindsNow };
    const sent = reduceCheckout(open([inCoarse, besan]), send);
    const asked = reduceCheckout(sent, answered(refusal));
    expect(asked.stage).toMatchObject({ is: 'asking', text: 'Not milled like this.' });
    expect(asked.lines[0]?.flour.grinds).toEqual([fine, medium]);
    expect(canOrder(asked)).toBe(false);
    const chosen = reduceCheckout(asked, { type: 'grind-chosen', line: id, grind: 'medium' });
    expect(chosen.lines[0]?.grind).toBe('medium');
    expect(chosen.stage).toEqual({ is: 'editing' });
    expect(canOrder(chosen)).toBe(true);
  });

  it('settles what was said about its own line, and about no other', () => {
    const state = open([{ ...inCoarse, quantityKg: 60 }, line('besan', 3, 2)]);
    expect(changesIn(state.stage)).toHaveLength(2);
    const chosen = reduceCheckout(state, { type: 'grind-chosen', line: id, grind: 'fine' });
    expect(changesIn(chosen.stage)).toEqual([{ kind: 'less', productId: 'besan', availableKg: 2 }]);
  });

  it('sends nothing while a flour has grinds and its line has none', () => {
    const state = open([{ flour, quantityKg: 1 }, besan]);
    expect(canOrder(state)).toBe(false);
    expect(reduceCheckout(state, send).stage).toEqual({ is: 'editing' });
    expect(
      canOrder(
        reduceCheckout(state, {
          type: 'grind-chosen',
          line: { productId: 'jowar' },
          grind: 'fine',
        }),
      ),
    ).toBe(true);
  });

  it('sends nothing while a weight is no multiple of the step', () => {
    expect(canOrder(open([{ ...besan, quantityKg: 1.5 }]))).toBe(false);
  });
});

describe('the customer waits', () => {
  it('while the order is on its way, and not any more once the shop has answered', () => {
    const waiting = Object.values(stages).filter(isBusy);
    expect(waiting).toEqual([stages.sending]);
  });

  it('while the address is being saved', () => {
    const opened = run({ type: 'address-opened' });
    expect(isBusy(opened)).toBe(false);
    expect(isBusy(reduceCheckout(opened, { type: 'address-saving' }))).toBe(true);
  });
});
