import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import { messageState } from '@dalan/contract/contact/complaints';
import type { ContactMessage, MessageMove } from '@dalan/contract/contact/contact';
import { api } from '../../lib/api/api.ts';
import { waitingQuery } from '../../lib/api/waiting.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { reasonOf } from '../../lib/language/reason.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { contactMaster } from './contact-texts.ts';
import { CONTACTS_KEY } from './use-contacts.ts';

const { texts } = contactMaster;

export function useMessageMove(
  { _id }: ContactMessage,
  onMoved: (message: ContactMessage) => void,
) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  /** True if somebody else moved or deleted it: what is shown is old. */
  const [isStale, setIsStale] = useState(false);
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: [CONTACTS_KEY] });
    void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
  };
  const { submit, isLocked } = useSubmission({
    isRepeatable: true,
    send: (move: MessageMove) => {
      setProblem(undefined);
      return api.call('moveContactMessage', { params: { id: _id }, body: move });
    },
    onDone: (moved) => {
      toast.succeed(texts.moved[messageState(moved)], toastDurationsMs.elsewhere);
      reload();
      onMoved(moved);
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      toast.fail(texts.notMoved, toastDurationsMs.elsewhere);
      setProblem(reasonOf(error));
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return;
      setIsStale(true);
      reload();
    },
  });
  return { move: submit, problem, isStale, isLocked };
}
