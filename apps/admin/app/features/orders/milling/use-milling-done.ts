import { useState } from 'react';
import type { MillingDoneAnswer } from '@dalan/contract/mill/batches';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { useUndoMilling } from '../batches/done/use-undo-milling.ts';
import { millingTexts as texts } from './milling-texts.ts';

/** What the last milling made, and its undo. */
export function useMillingDone() {
  const toast = useToast();
  const [outcome, setOutcome] = useState<MillingDoneAnswer>();
  const undo = useUndoMilling((orders) => {
    toast.succeed(texts.undone(orders), toastDurationsMs.elsewhere);
    setOutcome(undefined);
  });
  return {
    outcome,
    setOutcome,
    undo: () => {
      if (outcome) undo.submit(outcome.batches.map(({ _id }) => _id));
    },
  };
}
