import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { useToast } from '../../ui/toast/toast-context.ts';
import { isGone } from '../api/api.ts';
import { isSessionEnd } from '../session/session.ts';
import { useSubmission } from '../forms/submission.ts';
import { forgetUnsavedChanges } from '../forms/unsaved-changes.ts';

type ListChange<Values> = {
  send: (values: Values) => Promise<unknown>;
  /** The first part of the key of every list that shows what is changed. */
  listKey: string;
  texts: { done: string; failed: string; gone: string };
  toastMs: number;
  onDone: () => void;
  /** True where it has shown by itself why the server refused. */
  onRefused?: (refusal: ApiError, values: Values) => boolean;
};

/** A save or a deletion of a row: what `DialogFrame` takes as `submission`. */
export function useRowMutation<Values = undefined>(change: ListChange<Values>) {
  const { send, listKey, texts, toastMs, onDone, onRefused } = change;
  const toast = useToast();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const isRowGone = useRef(false);
  const reload = () => queryClient.invalidateQueries({ queryKey: [listKey] });

  // The list behind a row that is gone comes anew once nobody reads its dialog any more.
  useEffect(
    () => () => {
      if (isRowGone.current) void queryClient.invalidateQueries({ queryKey: [listKey] });
    },
    [queryClient, listKey],
  );

  function problemIn(error: Error, values: Values): string | undefined {
    if (error instanceof NoAnswer) return error.message;
    if (!(error instanceof ApiError)) return undefined;
    isRowGone.current = isGone(error);
    if (isRowGone.current) return texts.gone;
    return onRefused?.(error, values) ? undefined : error.serverMessage;
  }
  const submission = useSubmission({
    send: (values: Values) => {
      setProblem(undefined);
      return send(values);
    },
    onDone: async () => {
      forgetUnsavedChanges();
      toast.succeed(texts.done, toastMs);
      await reload();
      onDone();
    },
    onFailed: (error, values) => {
      // The log-in comes over the form: there is nothing wrong with what was sent.
      if (isSessionEnd(error)) return;
      toast.fail(texts.failed, toastMs);
      setProblem(problemIn(error, values));
    },
  });
  return { ...submission, problem };
}
