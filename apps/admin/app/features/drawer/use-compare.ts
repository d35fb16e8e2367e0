import { useId, useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import type { DrawerCount, NewDrawerCount } from '@dalan/contract/drawer/drawer';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { reasonOf } from '../../lib/language/reason.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { drawerCountTexts as texts } from './drawer-texts.ts';

type Compare = {
  onCompared: (count: DrawerCount) => void;
  /** Returns true if it has shown the reason itself. */
  onRefused: (refusal: ApiError) => boolean;
};

/** Sends a count and learns what is expected. Each press is a count of its own. */
export function useCompare({ onCompared, onRefused }: Compare) {
  const toast = useToast();
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const submission = useSubmission({
    send: (body: NewDrawerCount) => {
      setProblem(undefined);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return api.call('countDrawer', { body }, { headers });
    },
    onDone: onCompared,
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      toast.fail(texts.notCompared, toastDurationsMs.elsewhere);
      const isShown = error instanceof ApiError && onRefused(error);
      setProblem(isShown ? undefined : reasonOf(error));
    },
    isRepeatable: true,
  });
  return { ...submission, problem, formId };
}
