import { useQueryClient } from '@tanstack/react-query';
import type { BulkAction, BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Order } from '@dalan/contract/orders/orders';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { isSessionEnd } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { deliveryQuery } from '../delivery-query.ts';
import { ORDERS_KEY } from '../order-cache.ts';
import { useMoveOrders } from '../use-move-orders.ts';
import type { MovedOrders } from '../use-move-orders.ts';
import { bulkTexts, doneText } from './bulk-texts.ts';

type Asked = { action: BulkAction; orders: Order[] };
export type BulkOutcome = Asked & {
  results: BulkAnswer['results'];
  /** Undoes the move. */
  undo: () => void;
};

/** Moves the selected orders and reports the outcome. */
export function useBulkMove(onOutcome: (outcome: BulkOutcome) => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const orderMoves = useMoveOrders();
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: deliveryQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
  };

  async function undo(moved: MovedOrders[]) {
    try {
      const results = await orderMoves.undo(moved);
      refetch();
      const kept = results.filter(({ refusal }) => refusal !== undefined).length;
      if (kept > 0) toast.fail(bulkTexts.notUndone(kept));
      else toast.succeed(bulkTexts.undone(results.length), toastDurationsMs.elsewhere);
    } catch (error) {
      if (!(error instanceof Error && isSessionEnd(error))) toast.fail(bulkTexts.undoFailed);
    }
  }

  return useSubmission({
    isRepeatable: true,
    send: async (asked: Asked): Promise<BulkOutcome> => {
      const { action, orders } = asked;
      const { moved, results } = await orderMoves.move(
        action,
        orders.map(({ _id: orderId, version }) => ({ orderId, version })),
      );
      return { ...asked, results, undo: () => void undo(moved) };
    },
    onDone: (outcome) => {
      refetch();
      const { action, results } = outcome;
      const isWhole = results.every(({ refusal }) => refusal === undefined);
      const text = doneText(action, results.length);
      if (isWhole) toast.succeed(text, toastDurationsMs.elsewhere, outcome.undo);
      onOutcome(outcome);
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const reason = error instanceof NoAnswer ? bulkTexts.pressAgain : serverText(error);
      toast.fail(reason ?? bulkTexts.notDone, toastDurationsMs.elsewhere);
    },
  });
}

function serverText(error: Error): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}
