import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { MillingDone, MillingDoneAnswer } from '@dalan/contract/mill/batches';
import { api } from '../../../../lib/api/api.ts';
import { useSubmission } from '../../../../lib/forms/submission.ts';
import { forgetUnsavedChanges } from '../../../../lib/forms/unsaved-changes.ts';
import { reasonOf } from '../../../../lib/language/reason.ts';
import { isSessionEnd } from '../../../../lib/session/session.ts';
import { ORDER_KEY, ORDERS_KEY } from '../../order-cache.ts';
import { BATCHES_KEY } from '../batches-key.ts';
import { doneTexts as texts } from './done-texts.ts';

type FinishMilling = {
  onDone: (answer: MillingDoneAnswer) => void;
  /** Called if an order is not as the sheet showed it. */
  onSheetChanged?: () => void;
};

/**
 * Sends a milling. All presses of one opened dialog have the same key, so that a press after a lost
 * answer makes nothing twice.
 */
export function useFinishMilling({ onDone, onSheetChanged }: FinishMilling) {
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const submission = useSubmission({
    send: (body: MillingDone) => {
      setProblem(undefined);
      return api.call('finishMilling', { body }, { headers: { 'idempotency-key': key } });
    },
    onDone: (answer) => {
      forgetUnsavedChanges(formId);
      for (const changed of [ORDERS_KEY, ORDER_KEY, BATCHES_KEY]) {
        void queryClient.invalidateQueries({ queryKey: [changed] });
      }
      onDone(answer);
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const isUnanswered = error instanceof NoAnswer;
      setProblem(isUnanswered ? texts.pressAgain : (reasonOf(error) ?? texts.failed));
      if (error instanceof ApiError && error.code === 'SHEET_CHANGED') onSheetChanged?.();
    },
  });
  return { ...submission, problem, formId };
}
