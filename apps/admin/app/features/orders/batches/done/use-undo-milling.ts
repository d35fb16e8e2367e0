import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api.ts';
import { useSubmission } from '../../../../lib/forms/submission.ts';
import { reasonOf } from '../../../../lib/language/reason.ts';
import { isSessionEnd } from '../../../../lib/session/session.ts';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { ORDER_KEY, ORDERS_KEY } from '../../order-cache.ts';
import { BATCHES_KEY } from '../batches-key.ts';
import { doneTexts as texts } from './done-texts.ts';

/** Takes a milling back. The server's refusal says whose order is packed. */
export function useUndoMilling(onUndone: (orders: number) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useSubmission({
    isRepeatable: true,
    send: (batchIds: string[]) => api.call('undoMilling', { body: { batchIds } }),
    onDone: ({ orders }) => {
      for (const changed of [ORDERS_KEY, ORDER_KEY, BATCHES_KEY]) {
        void queryClient.invalidateQueries({ queryKey: [changed] });
      }
      onUndone(orders);
    },
    onFailed: (error) => {
      if (!isSessionEnd(error)) toast.fail(reasonOf(error) ?? texts.notUndone);
    },
  });
}
