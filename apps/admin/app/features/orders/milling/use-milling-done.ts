import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NoAnswer } from '@dalan/contract/client';
import type { SheetOrder } from '@dalan/contract/mill/milling';
import { reasonOf, refusalText } from '../../../lib/language/reason.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { ORDERS_KEY } from '../order-cache.ts';
import { useMoveOrders } from '../use-move-orders.ts';
import type { MovedOrders } from '../use-move-orders.ts';
import { millingTexts as texts } from './milling-texts.ts';

export type MillingOutcome = {
  moved: MovedOrders[];
  refused: { orderId: string; name: string; reason: string }[];
};

/** Moves the orders to packing and can undo that. */
export function useMillingDone() {
  const orderMoves = useMoveOrders();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [outcome, setOutcome] = useState<MillingOutcome>();
  const onError = (error: Error) =>
    toast.fail(error instanceof NoAnswer ? (reasonOf(error) ?? '') : texts.notMoved);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });

  const done = useMutation({
    mutationFn: async (orders: SheetOrder[]): Promise<MillingOutcome> => {
      const asked = orders.map(({ _id, version }) => ({ orderId: _id, version }));
      const { results, moved } = await orderMoves.move({ do: 'mark milled' }, asked);
      const names = new Map(orders.map(({ _id, name }) => [_id, name]));
      const refused = results.flatMap(({ orderId, refusal }) =>
        refusal === undefined
          ? []
          : [{ orderId, name: names.get(orderId) ?? '', reason: refusalText(refusal) }],
      );
      return { moved, refused };
    },
    onSuccess: setOutcome,
    onError,
    onSettled,
  });

  const undo = useMutation({
    mutationFn: ({ moved }: MillingOutcome) => orderMoves.undo(moved),
    onSuccess: (results) => {
      const refused = results.filter(({ refusal }) => refusal !== undefined);
      toast.succeed(texts.undone(results.length - refused.length), toastDurationsMs.elsewhere);
      setOutcome(
        refused.length === 0
          ? undefined
          : {
              moved: [],
              refused: refused.map(({ orderId, order, refusal }) => ({
                orderId,
                name: order?.userId.name ?? '',
                reason: refusal ? refusalText(refusal) : '',
              })),
            },
      );
    },
    onError,
    onSettled,
  });

  const isBusy = done.isPending || undo.isPending;
  return {
    outcome,
    isBusy,
    send: (orders: SheetOrder[]) => {
      if (!isBusy) done.mutate(orders);
    },
    undo: () => {
      if (outcome && !isBusy) undo.mutate(outcome);
    },
  };
}
