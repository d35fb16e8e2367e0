import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkName } from '@dalan/contract/people/accounts';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { phoneDigits } from '@dalan/contract/contact/contact-details';
import { checkDeliveryAddress, shortOrderId } from '@dalan/contract/orders/orders';
import type { NewPhoneOrder } from '@dalan/contract/desk/phone-orders';
import { api } from '../../lib/api/api.ts';
import { FLOURS_KEY, floursQuery } from '../../lib/flours/flours-query.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { isSessionEnd, useUserIdHeader } from '../../lib/session/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { sumsOf, withPrices } from './phone-order.rules.ts';
import type { Line } from './phone-order.rules.ts';
import { useCaller } from './use-caller.ts';

const DAYS_KEY = ['phone-order-days'];
const REFRESH_MS = 30_000;

type Problem = { text: string; lines?: Record<string, string> };

/** The whole form. It has one key until its order is placed, so that a double tap is one order. */
export function usePhoneOrder() {
  const caller = useCaller();
  const flours = useQuery(floursQuery);
  const days = useQuery({
    queryKey: DAYS_KEY,
    queryFn: ({ signal }) => api.call('getPhoneOrderDays', {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [lines, setLines] = useState<Line[]>([]);
  const [chosenDay, setChosenDay] = useState<string>();
  const [fullDay, setFullDay] = useState<string>();
  const [askedDay, setAskedDay] = useState<string>();
  const [isAgreed, setIsAgreed] = useState(true);
  const [problem, setProblem] = useState<Problem>();
  const rule = days.data?.rule ?? null;
  const sums = sumsOf(lines, rule, caller.pincode);
  const hasRoom = (leftKg: number | null) => leftKg === null || leftKg >= Math.max(1, sums.kg);
  const allDays = days.data?.days ?? [];
  const dueOn =
    chosenDay ?? (allDays.find(({ leftKg }) => hasRoom(leftKg)) ?? allDays[0])?.day ?? '';

  const toast = useToast();
  const queryClient = useQueryClient();
  const userIdHeader = useUserIdHeader();
  const { forget } = useUnsavedChanges(lines.length > 0);

  function reset() {
    forget();
    caller.reset();
    setKey(crypto.randomUUID());
    setLines([]);
    setChosenDay(undefined);
    setFullDay(undefined);
    setIsAgreed(true);
    setProblem(undefined);
  }
  const submission = useSubmission({
    send: (body: NewPhoneOrder) => {
      setProblem(undefined);
      const headers = { ...userIdHeader.headers, 'idempotency-key': key };
      return api.call('placePhoneOrder', { body }, { headers });
    },
    onDone: (order) => {
      const id = shortOrderId(order._id);
      toast.succeed(texts.placed(id, order.userId.name), toastDurationsMs.elsewhere);
      for (const queryKey of [['orders'], DAYS_KEY, FLOURS_KEY]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      reset();
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      refuse(error);
    },
    isRepeatable: true,
  });

  function refuse(error: Error) {
    const answer = error instanceof ApiError ? error.answer : undefined;
    const items = answer?.details?.items ?? [];
    for (const queryKey of [DAYS_KEY, FLOURS_KEY]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    if (answer?.code === 'PRICE_CHANGED') {
      setLines(withPrices(lines, items));
      setProblem({ text: texts.priceChanged });
    } else if (answer?.code === 'CHARGE_CHANGED') setProblem({ text: texts.chargeChanged });
    else if (answer?.code === 'DAY_FULL') setAskedDay(dueOn);
    else if (answer?.code === 'OUT_OF_STOCK') {
      setProblem({
        text: answer.message,
        lines: Object.fromEntries(
          items.map(({ productId, availableKg = 0 }) => [productId, texts.onlyLeft(availableKg)]),
        ),
      });
    } else {
      const fields = Object.values(answer?.fields ?? {});
      const said = answer === undefined ? '' : (fields[0] ?? answer.message);
      setProblem({ text: said || (error instanceof NoAnswer ? error.message : texts.notPlaced) });
    }
  }

  function bodyOf(): NewPhoneOrder | string {
    const { customer, isNew, digits, address, typed, pincode } = caller;
    if (digits === undefined || (customer === undefined && !isNew)) return texts.number;
    const wrong =
      (isNew ? checkName(typed.name) : undefined) ??
      checkDeliveryAddress(address) ??
      (lines.length === 0 ? texts.empty : undefined) ??
      (sums.charge === undefined ? texts.unknownPincode : undefined);
    if (wrong !== undefined) return wrong;
    return {
      ...(customer === undefined
        ? { name: typed.name.trim(), language: typed.language }
        : { customerId: customer._id }),
      items: lines.map(({ flour, kg, pricePerKg }) => ({
        productId: flour._id,
        quantityKg: kg,
        pricePerKg,
      })),
      deliveryAddress: address.trim(),
      contactNumber: phoneDigits(digits),
      isAgreed,
      ...(dueOn !== '' && { dueOn }),
      ...(rule !== null && { pincode, deliveryCharge: sums.charge ?? 0 }),
      ...(fullDay !== undefined && fullDay === dueOn && { allowFullDay: true }),
    };
  }

  return {
    caller,
    flours,
    days: allDays,
    rule,
    lines,
    sums,
    dueOn,
    askedDay,
    isAgreed,
    problem,
    submission,
    hasRoom,
    setLines: (next: Line[]) => {
      setLines(next);
      setProblem(undefined);
    },
    setIsAgreed,
    /** A full day only after a question. */
    chooseDay: (day: string, leftKg: number | null) => {
      if (hasRoom(leftKg) || day === fullDay) setChosenDay(day);
      else setAskedDay(day);
    },
    answerFullDay: (isWanted: boolean) => {
      if (isWanted) {
        setChosenDay(askedDay);
        setFullDay(askedDay);
      }
      setAskedDay(undefined);
    },
    place: () => {
      const body = bodyOf();
      if (typeof body === 'string') setProblem({ text: body });
      else submission.submit(body);
    },
  };
}

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;
