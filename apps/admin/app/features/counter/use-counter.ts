import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { FIRST_SCALE_STEP } from '@dalan/contract/desk/counter';
import type { CounterWay, NewCounterSale } from '@dalan/contract/desk/counter';
import { formatRupees, paiseToRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { api } from '../../lib/api/api.ts';
import { formatKg } from '../../lib/format/weight.ts';
import { floursFor } from '../../lib/flours/own-prices.rules.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { reasonOf } from '../../lib/language/reason.ts';
import { isSessionEnd, useUserId } from '../../lib/session/session.ts';
import { useCloseGuard } from '../../ui/dialog/use-close-guard.ts';
import { counterQuery, SOLD_TODAY_KEY } from './counter-queries.ts';
import { counterTexts as texts } from './counter-texts.ts';
import { canPay, emptySlip, reduceSlip, totalOf } from './counter.rules.ts';
import type { Line, NamedCustomer, Problem, Slip, SlipEvent, Sold } from './counter.rules.ts';
import { keepSale } from './kept/kept-sales.ts';
import { namedOf } from './named-of.ts';
import { itemsOf, refusedLinesOf } from './sent-lines.rules.ts';
import { waysToPay } from './ways.ts';
import { useKeyDown } from '../../lib/use-key-down.ts';

type Sale = {
  key: string;
  body: NewCounterSale;
  /** What stays on the slip once it is sold. */
  rest: Omit<Sold, 'order'>;
};

/** The slip, the flours of the mill and the sale. */
export function useCounter() {
  const counter = useQuery(counterQuery);
  const step = counter.data?.scaleStepGrams ?? FIRST_SCALE_STEP;
  const [slip, send] = useReducer(
    (state: Slip, event: SlipEvent) => reduceSlip(state, event, step),
    undefined,
    () => emptySlip(crypto.randomUUID()),
  );
  const field = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { data } = counter;
  const { customer } = slip;
  const flours = useMemo(
    () => floursFor(data?.flours ?? [], customer?.account),
    [data, customer?.account],
  );
  useEffect(() => {
    if (flours.length > 0) send({ type: 'flours', flours });
  }, [flours]);
  /** True while the slip asks whose it is. */
  const [isNaming, setNaming] = useState(false);

  /** After a refusal: what they owe and pay may have changed meanwhile. */
  async function lookAgain(named: NamedCustomer): Promise<void> {
    const number = named.contactNumber;
    const found = await api.call('findCaller', { query: { number } }).catch(() => undefined);
    // Somebody who was new here may be known by now, with prices of their own.
    const isNamed = ({ _id }: { _id: string }) =>
      named.customerId === undefined || _id === named.customerId;
    const known = found?.customers.find(isNamed);
    if (known !== undefined) send({ type: 'customer', customer: namedOf(number, known) });
  }

  function finish({ rest }: Sale, order: Order | undefined): void {
    send({ type: 'sold', sold: { ...rest, order }, nextKey: crypto.randomUUID() });
    for (const queryKey of [counterQuery.queryKey, SOLD_TODAY_KEY, ['orders'], ['products']]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    field.current?.focus();
  }
  const submission = useSubmission({
    send: async (sale: Sale) => {
      const headers = { 'user-id': userId, 'idempotency-key': sale.key };
      try {
        const order = await api.call('sellAtCounter', { body: sale.body }, { headers });
        return { sale, order };
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        // Only the mill knows what is owed by now, so nothing goes on account later.
        if (sale.body.method === 'account') {
          throw new Error(texts.pay.needsNetwork, { cause: error });
        }
        // The flour and the money have changed hands: the till keeps the sale and sends it later.
        await keepSale({ ...sale, userId });
        return { sale, order: undefined };
      }
    },
    onDone: ({ sale, order }) => finish(sale, order),
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      void queryClient.invalidateQueries({ queryKey: counterQuery.queryKey });
      if (error instanceof ApiError && customer !== undefined) void lookAgain(customer);
      // The earlier contents were sold under this key, so what is on the slip now is another sale.
      const isOther = error instanceof ApiError && error.code === 'KEY_REUSED';
      send({
        type: 'refused',
        problem: problemOf(error, slip.lines),
        ...(isOther && { nextKey: crypto.randomUUID() }),
      });
    },
    isRepeatable: true,
  });

  const { toPayPaise } = totalOf(slip.lines);
  const ways = data ? waysToPay(data, { customer, toPayPaise }) : undefined;
  function pay(method: CounterWay, givenPaise?: number): void {
    if (!canPay(slip) || ways?.[method].off !== undefined) return;
    const { reference } = slip;
    const at = new Date().toISOString();
    submission.submit({
      key: slip.key,
      body: {
        items: itemsOf(slip.lines),
        method,
        amount: paiseToRupees(toPayPaise),
        ...(method === 'UPI' && reference.trim() !== '' && { reference: reference.trim() }),
        ...(customer && { customer: asSent(customer) }),
      },
      rest: {
        lines: slip.lines,
        toPayPaise,
        givenPaise: method === 'cash' ? givenPaise : undefined,
        at,
      },
    });
  }
  function payOnAccount(): void {
    if (ways?.account.asksWho === true) setNaming(true);
    else pay('account');
  }
  const next = () => {
    send({ type: 'next', nextKey: crypto.randomUUID() });
    field.current?.focus();
  };
  const { discardDialog } = useCloseGuard({
    isOpen: true,
    isDirty: slip.lines.length > 0,
    isBusy: submission.isBusy,
    onClose: next,
  });
  useKeyDown((event) => {
    if (event.target instanceof Element && event.target.closest('[role$="dialog"]')) return;
    if (event.key === 'F2') pay('cash', toPayPaise);
    else if (event.key === 'F4') {
      if (canPay(slip) && ways?.UPI.off === undefined) send({ type: 'stage', stage: 'upi' });
    } else if (event.key === 'F9') {
      if (slip.stage !== 'sold') payOnAccount();
    } else return;
    event.preventDefault();
  });
  return {
    ...{ counter, flours, step, slip, send, field, ways, toPayPaise, submission, pay, next },
    ...{ payOnAccount, isNaming, setNaming, discardDialog },
  };
}

export type CounterState = ReturnType<typeof useCounter>;

function asSent({ contactNumber, name, customerId, language }: NonNullable<Slip['customer']>) {
  if (customerId !== undefined) return { customerId, contactNumber };
  return { name, contactNumber, ...(language !== undefined && { language }) };
}

/** What the refusal says about the slip, and about each of its lines. */
function problemOf(error: Error, lines: Line[]): Problem {
  const text = reasonOf(error) ?? texts.notSold;
  if (!(error instanceof ApiError)) return { text, lines: {} };
  const items = error.answer?.details?.items ?? [];
  const marked = refusedLinesOf(lines, items);
  const free = error.answer?.details?.account?.free;
  const words = {
    PRICE_CHANGED: texts.priceChanged,
    GRIND_NOT_SOLD: texts.grindGone,
    ...(free !== undefined && { ACCOUNT_LIMIT: texts.pay.accountLimit(formatRupees(free)) }),
  };
  const own = Object.entries(words).find(([code]) => code === error.code)?.[1];
  const saidOf = (freeKg: number | undefined) => {
    if (freeKg === undefined) return text;
    return freeKg > 0 ? texts.slip.free(formatKg(freeKg)) : texts.slip.noneFree;
  };
  return {
    text: own ?? text,
    lines: Object.fromEntries(marked.map(({ key, freeKg }) => [key, saidOf(freeKg)])),
  };
}
