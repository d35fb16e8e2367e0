import { useState } from 'react';
import { goneTexts } from '../../../lib/gone-texts.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { useUserIdHeader } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { ORDERS_KEY } from '../order-cache.ts';

type Headers = { headers: Record<string, string> };
type PaymentMutation<Values> = {
  send: (values: Values, options: Headers) => Promise<unknown>;
  texts: { done: string; failed: string };
  onDone: () => void;
};

/** Each open dialog has one key, so that a repeated press records once. */
export function usePaymentMutation<Values = undefined>(mutation: PaymentMutation<Values>) {
  const { send, texts, onDone } = mutation;
  const [key] = useState(() => crypto.randomUUID());
  const userIdHeader = useUserIdHeader();
  return useRowMutation<Values>({
    send: (values) =>
      send(values, { headers: { ...userIdHeader.headers, 'idempotency-key': key } }),
    listKey: ORDERS_KEY,
    texts: { ...texts, gone: goneTexts.saving('order') },
    toastMs: toastDurationsMs.elsewhere,
    onDone,
  });
}
