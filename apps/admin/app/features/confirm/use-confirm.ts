import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import { confirmLimits } from '@dalan/contract/desk/confirm';
import type { ConfirmAnswer, ConfirmDecision } from '@dalan/contract/desk/confirm';
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
export type Round = { confirmed: number; cancelled: number };

/** The order at hand, and what can be done with it. */
export function useConfirm() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<ConfirmAnswer>();
  const [notice, setNotice] = useState<string>();
  const [round, setRound] = useState<Round>({ confirmed: 0, cancelled: 0 });
  const shownId = useRef<string>(undefined);
  const order = answer?.call?.order;

  function accept(next: ConfirmAnswer) {
    shownId.current = next.call?.order._id;
    setNotice(undefined);
    setAnswer(next);
    void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
  }

  const { mutateAsync: takeNext, error } = useMutation({
    mutationFn: () => api.call('takeNextOrder'),
    onSuccess: accept,
  });
  const next = () => takeNext().catch(() => undefined);
  const start = useEffectEvent(() => void next());
  useEffect(() => start(), []);

  /** Somebody else has it or changed it: say so, and go on. */
  function showRefusal(refusal: Error): boolean {
    if (isNotFound(refusal)) setNotice(texts.gone);
    else if (!(refusal instanceof ApiError) || refusal.status !== 409) return false;
    else setNotice(noticeOf(refusal));
    return true;
  }

  async function keep(): Promise<void> {
    const id = order?._id;
    if (id === undefined || notice !== undefined) return;
    try {
      const kept = await api.call('keepOrder', { params: { id } });
      if (shownId.current === id) accept(kept);
    } catch (refusal) {
      if (shownId.current === id) showRefusal(refusal as Error);
    }
  }

  useLease(order?._id, () => void keep());
  useOrderStream({
    onOpen: () => void keep(),
    onChanged: ({ changes, isMore }) => {
      const isMine = isMore || changes.some(({ orderId }) => orderId === shownId.current);
      if (order !== undefined && isMine) void keep();
      else if (order !== undefined) void countAnew();
      else if (isLookedAt()) void next();
    },
  });
  async function countAnew() {
    const waiting = await queryClient.query({ ...waitingQuery, staleTime: 0 }).catch(() => null);
    if (waiting !== null) setAnswer((last) => last && { ...last, left: waiting.toConfirm });
  }
  useNextWhenItComesBack(answer, () => void next());
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => start(), NEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notice]);

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
    send: ({ choice, of: { _id: id, version } }: { choice: Choice; of: Order }) =>
      api.call('decideOrder', { params: { id }, body: { ...choice, version } }).then((decided) => ({
        choice,
        decided,
      })),
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
    decide: (choice: Choice) => {
      if (order !== undefined && notice === undefined) decision.submit({ choice, of: order });
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

function noticeOf(error: ApiError): string {
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
