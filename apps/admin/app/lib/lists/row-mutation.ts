import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { useToast } from '../../ui/toast/toast-context.ts';
import { isNotFound } from '../api/api.ts';
import { isSessionEnd } from '../session/session.ts';
import { useSubmission } from '../forms/submission.ts';
import { forgetUnsavedChanges } from '../forms/unsaved-changes.ts';
import { reasonOf } from '../language/reason.ts';

type RowMutation<Values, Answer> = {
  send: (values: Values) => Promise<Answer>;
  /** First element of the query key of every list that shows the row. */
  listKey: string;
  texts: { done: string; failed: string; gone: string };
  toastMs: number;
  onDone: (answer: Answer) => void;
  /** Returns true if it has shown the reason itself. */
  onRefused?: (refusal: ApiError, values: Values) => boolean;
};

/** Saves or deletes a row. The result is the `submission` of a `DialogFrame`. */
export function useRowMutation<Values = undefined, Answer = unknown>(
  mutation: RowMutation<Values, Answer>,
) {
  const { send, listKey, texts, toastMs, onDone, onRefused } = mutation;
  const toast = useToast();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const isRowGone = useRef(false);
  const formId = useId();
  const reload = () => queryClient.invalidateQueries({ queryKey: [listKey] });

  // If the row is gone, reload the list once its dialog has closed.
  useEffect(
    () => () => {
      if (isRowGone.current) void queryClient.invalidateQueries({ queryKey: [listKey] });
    },
    [queryClient, listKey],
  );

  function describeError(error: Error, values: Values): string | undefined {
    if (error instanceof NoAnswer) return reasonOf(error);
    if (!(error instanceof ApiError)) return undefined;
    isRowGone.current = isNotFound(error);
    if (isRowGone.current) return texts.gone;
    return onRefused?.(error, values) ? undefined : reasonOf(error);
  }
  const submission = useSubmission({
    send: (values: Values) => {
      setProblem(undefined);
      return send(values);
    },
    onDone: async (answer) => {
      forgetUnsavedChanges(formId);
      toast.succeed(texts.done, toastMs);
      await reload();
      onDone(answer);
    },
    onFailed: (error, values) => {
      // The log-in dialog opens instead, because nothing is wrong with the submitted values.
      if (isSessionEnd(error)) return;
      toast.fail(texts.failed, toastMs);
      setProblem(describeError(error, values));
    },
  });
  return { ...submission, problem, formId };
}
