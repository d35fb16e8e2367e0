import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import { confirmLimits } from '@dalan/contract/desk/confirm';
import type { CallToMake, ConfirmAnswer, ConfirmDecision } from '@dalan/contract/desk/confirm';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { api, isNotFound } from '../../lib/api/api.ts';
import { waitingQuery } from '../../lib/api/waiting.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { reasonOf } from '../../lib/language/reason.ts';
import { useOrderStream } from '../../lib/live/order-stream.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { texts } from './confirm-texts.ts';
import { useLease } from './use-lease.ts';

const NEXT_AFTER_MS = 2_000;

type Choice = ConfirmDecision extends infer Each
  ? Each extends { version: number }
    ? Omit<Each, 'version'>
    : never
  : never;
type Decision = {
  choice: Choice;
  of: Order;
  /** Taken off the account before it is confirmed. */
  atTheDoor: boolean;
};
export type Round = { confirmed: number; cancelled: number };

/** Taking an order again returns the one that the person has, so a second call does no harm. */
const callQuery = queryOptions({
  queryKey: ['order-to-confirm'],
  queryFn: async ({ client }) => {
    const taken = await api.call('takeNextOrder');
    void client.invalidateQueries({ queryKey: waitingQuery.queryKey });
    return taken;
  },
  staleTime: Infinity,
  // Leaving the page gives the order back.
  gcTime: 0,
  retry: false,
  // `call` must be another object after each answer: see `Refused`.
  structuralSharing: false,
});

/** Why the shown order cannot be decided on. A newer answer makes it void. */
type Refused = { call: CallToMake; text: string };

/** The current order, and what can be done with it. */
export function useConfirm() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: answer, error, refetch: next } = useQuery(callQuery);
  const [refused, setRefused] = useState<Refused>();
  const [round, setRound] = useState<Round>({ confirmed: 0, cancelled: 0 });
  const call = answer?.call ?? undefined;
  const order = call?.order;
  const notice = refused && refused.call === call ? refused.text : undefined;
  const shownCall = () => queryClient.getQueryData(callQuery.queryKey)?.call ?? undefined;

  /** If somebody else has the order or changed it, the page says so and offers the next. */
  function showRefusal(refusal: Error): boolean {
    const text = isNotFound(refusal) ? texts.gone : conflictText(refusal);
    const shown = shownCall();
    if (text !== undefined && shown) setRefused({ call: shown, text });
    return text !== undefined;
  }

  async function keep(): Promise<void> {
    const id = order?._id;
    if (id === undefined || notice !== undefined) return;
    const isShown = () => shownCall()?.order._id === id;
    try {
      const kept = await api.call('keepOrder', { params: { id } });
      if (!isShown()) return;
      queryClient.setQueryData(callQuery.queryKey, kept);
      void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
    } catch (refusal) {
      if (isShown()) showRefusal(refusal as Error);
    }
  }

  useLease(order?._id, () => void keep());
  useOrderStream({
    onMissed: () => void keep(),
    onChanged: ({ changes, isMore }) => {
      const isMine = isMore || changes.some(({ orderId }) => orderId === shownCall()?.order._id);
      if (order !== undefined && isMine) void keep();
      else if (order !== undefined) void countAnew();
      else if (isLookedAt()) void next();
    },
  });
  async function countAnew() {
    const waiting = await queryClient.query({ ...waitingQuery, staleTime: 0 }).catch(() => null);
    if (waiting === null) return;
    queryClient.setQueryData(
      callQuery.queryKey,
      (last) => last && { ...last, left: waiting.toConfirm },
    );
  }
  useNextWhenItComesBack(answer, () => void next());
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => void next(), NEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notice, next]);

  const undo = useSubmission({
    send: ({ _id: id, version }: Order) =>
      api.call('decideOrder', { params: { id }, body: { do: 'undo', version } }),
    onDone: async () => {
      setRound((done) => ({ ...done, confirmed: done.confirmed - 1 }));
      await next();
    },
    onFailed: (refusal) => toast.fail(messageOf(refusal)),
    isRepeatable: true,
  });

  const decision = useSubmission({
    send: async ({ choice, of, atTheDoor }: Decision) => {
      const { _id: id } = of;
      // The order leaves the account first: confirmed, it would be told as owed.
      const body = { onAccount: false, version: of.version };
      const { version } = atTheDoor ? await api.call('setOnAccount', { params: { id }, body }) : of;
      const decided = await api.call('decideOrder', {
        params: { id },
        body: { ...choice, version },
      });
      return { choice, decided };
    },
    onDone: async ({ choice, decided }) => {
      const id = shortOrderId(decided._id);
      const durationMs = confirmLimits.undoSeconds * 1_000;
      if (choice.do === 'confirm') {
        toast.succeed(texts.confirmed(id), durationMs, () => undo.submit(decided));
        setRound((done) => ({ ...done, confirmed: done.confirmed + 1 }));
      } else if (choice.do === 'cancel') {
        toast.succeed(texts.cancelled(id), durationMs);
        setRound((done) => ({ ...done, cancelled: done.cancelled + 1 }));
      } else {
        toast.succeed(texts.postponed(id), durationMs);
      }
      await next();
    },
    onFailed: (refusal) => {
      if (isSessionEnd(refusal)) return;
      if (!showRefusal(refusal)) toast.fail(messageOf(refusal));
    },
    isRepeatable: true,
  });

  return {
    answer,
    notice,
    round,
    hasFailed: error !== null && answer === undefined,
    next: () => void next(),
    keep,
    decision,
    decide: (choice: Choice, { atTheDoor = false } = {}) => {
      // After a decision the page shows the previous order for a moment.
      if (order === undefined || call !== shownCall() || notice !== undefined) return;
      decision.submit({ choice, of: order, atTheDoor });
    },
  };
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible';
}

/** With nothing to confirm, the first order that comes back opens by itself. */
function useNextWhenItComesBack(answer: ConfirmAnswer | undefined, next: () => void): void {
  const takeNext = useEffectEvent(next);
  const comesAt = answer?.call === null ? answer.comingBackAt[0] : undefined;
  useEffect(() => {
    if (comesAt === undefined) return;
    const inMs = Math.max(1_000, Date.parse(comesAt) - Date.now() + 1_000);
    const timer = setTimeout(() => {
      if (isLookedAt()) takeNext();
    }, inMs);
    return () => clearTimeout(timer);
  }, [comesAt]);
}

function conflictText(error: Error): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { code, answer } = error;
  const order = answer?.details?.order as Order | undefined;
  const last = order?.history.at(-1);
  const isByCustomer = last?.kind === 'cancelled' && !last.note;
  if (code === 'ORDER_CHANGED' && isByCustomer) return texts.customerCancelled(last.by);
  return reasonOf(error) ?? error.message;
}

function messageOf(error: Error): string {
  return reasonOf(error) ?? texts.failed;
}
