import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer } from 'react';
import { hasRoom } from '@dalan/contract/delivery/delivery';
import type { DayLeft } from '@dalan/contract/delivery/delivery';
import type { Product } from '@dalan/contract/catalog/catalog';
import { checkName } from '@dalan/contract/people/accounts';
import { phoneDigits } from '@dalan/contract/contact/contact-details';
import { checkDeliveryAddress, shortOrderId } from '@dalan/contract/orders/orders';
import type { NewPhoneOrder } from '@dalan/contract/desk/phone-orders';
import { api } from '../../lib/api/api.ts';
import { FLOURS_KEY, floursQuery } from '../../lib/flours/flours-query.ts';
import { priceFor } from '../../lib/flours/own-prices.rules.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { isSessionEnd, useUserIdHeader } from '../../lib/session/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { emptyForm, reducePhoneOrder } from './phone-order-form.rules.ts';
import { sumsOf } from './phone-order.rules.ts';
import type { Line } from './phone-order.rules.ts';
import { useCaller } from './use-caller.ts';

const DAYS_KEY = ['phone-order-days'];
const REFRESH_MS = 30_000;

/** The state of the whole form, with what the shop knows about the caller and the flours. */
export function usePhoneOrder() {
  const [form, send] = useReducer(reducePhoneOrder, undefined, () =>
    emptyForm(crypto.randomUUID()),
  );
  const { key, chosenDay, allowedDay, askedDay, isAgreed, problem } = form;
  const caller = useCaller(form.caller, send);
  const account = caller.customer?.account;
  // A price that the mill has refused since was replaced by theirs, and stays.
  const lines = useMemo(
    () =>
      form.lines.map((line) =>
        line.wasPerKg === undefined ? { ...line, pricePerKg: priceFor(line.flour, account) } : line,
      ),
    [form.lines, account],
  );
  const flours = useQuery(floursQuery);
  const days = useQuery({
    queryKey: DAYS_KEY,
    queryFn: ({ signal }) => api.call('getPhoneOrderDays', {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const rule = days.data?.rule ?? null;
  const sums = sumsOf(lines, rule, caller.pincode);
  const allDays = days.data?.days ?? [];
  const dueOn =
    chosenDay ?? (allDays.find((day) => hasRoom(day, sums.kg)) ?? allDays[0])?.day ?? '';

  const toast = useToast();
  const queryClient = useQueryClient();
  const userIdHeader = useUserIdHeader();
  const { forget } = useUnsavedChanges(lines.length > 0);

  function askAnew(...keys: string[][]) {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  }
  const submission = useSubmission({
    send: (body: NewPhoneOrder) => {
      send({ type: 'sent' });
      const headers = { ...userIdHeader.headers, 'idempotency-key': key };
      return api.call('placePhoneOrder', { body }, { headers });
    },
    onDone: (order) => {
      const id = shortOrderId(order._id);
      toast.succeed(texts.placed(id, order.userId.name), toastDurationsMs.elsewhere);
      askAnew(['orders'], DAYS_KEY, FLOURS_KEY);
      forget();
      send({ type: 'placed', nextKey: crypto.randomUUID() });
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      askAnew(DAYS_KEY, FLOURS_KEY);
      send({ type: 'refused', error, dueOn });
    },
    isRepeatable: true,
  });

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
      items: lines.map(({ flour, grind, kg, pricePerKg }) => ({
        productId: flour._id,
        ...(grind && { grind: grind.key }),
        quantityKg: kg,
        pricePerKg,
      })),
      deliveryAddress: address.trim(),
      contactNumber: phoneDigits(digits),
      isAgreed,
      ...(dueOn !== '' && { dueOn }),
      ...(rule !== null && { pincode, deliveryCharge: sums.charge ?? 0 }),
      ...(allowedDay !== undefined && allowedDay === dueOn && { allowFullDay: true }),
    };
  }

  return {
    caller,
    account,
    priceOf: (flour: Product) => priceFor(flour, account),
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
    setLines: (next: Line[]) => send({ type: 'lines-changed', lines: next }),
    setIsAgreed: (isNowAgreed: boolean) => send({ type: 'agreed', isAgreed: isNowAgreed }),
    chooseDay: (chosen: DayLeft) =>
      send({ type: 'day-chosen', day: chosen.day, hasRoom: hasRoom(chosen, sums.kg) }),
    answerFullDay: (isWanted: boolean) => send({ type: 'full-day-answered', isWanted }),
    place: () => {
      const body = bodyOf();
      if (typeof body === 'string') send({ type: 'incomplete', text: body });
      else submission.submit(body);
    },
  };
}

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;
