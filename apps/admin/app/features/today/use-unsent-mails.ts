import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { texts } from './today-texts.ts';

const queryKey = ['unsent-letters'];
const REFRESH_MS = 60_000;

export function useUnsentMails() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call('listUnsentLetters', {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const { submit: sendAgain, isLocked } = useSubmission({
    send: (id: string) => api.call('sendLetterAgain', { params: { id } }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey });
      toast.succeed(texts.unsent.sent, toastDurationsMs.elsewhere);
    },
    onFailed: (error) => {
      // A colleague may have sent it a moment ago.
      void queryClient.invalidateQueries({ queryKey });
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      toast.fail(said ?? texts.unsent.failed);
    },
    isRepeatable: true,
  });
  return { mails: data?.data ?? [], total: data?.total ?? 0, sendAgain, isLocked };
}
