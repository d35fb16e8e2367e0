import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import type { User } from '@dalan/contract/accounts';
import { ApiError } from '@dalan/contract/client';
import { userMaster } from '@dalan/contract/masters';
import { api } from '../../lib/api.ts';
import { placeServerErrors } from '../../lib/place-server-errors.ts';
import { isSessionEnd } from '../../lib/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { USERS_KEY } from './use-users.ts';

export type UserForm = { name: string; email: string; phone: string; address: string };

type Outcome = {
  setError: UseFormSetError<UserForm>;
  onUpdated: () => void;
  /** Somebody else saved first; `by` is who. */
  onChangedMeanwhile: (user: User, by: string) => void;
};

const { texts, hiddenPassword } = userMaster;

export function useUpdateUser(user: User, outcome: Outcome) {
  const { setError, onUpdated, onChangedMeanwhile } = outcome;
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: UserForm) => {
      // The spec's form sends its two disabled fields along; the server ignores both.
      const { _id, version, role } = user;
      const body = { _id, version, ...values, password: hiddenPassword, role };
      return api.call('updateProfile', { params: { id: user._id }, body });
    },
    onSuccess: async () => {
      toast.succeed(texts.updated, toastDurationsMs.userMaster);
      await queryClient.invalidateQueries({ queryKey: [USERS_KEY] });
      onUpdated();
    },
    onError: (error) => {
      if (isSessionEnd(error)) return;
      toast.fail(texts.notUpdated, toastDurationsMs.userMaster);
      const details = error instanceof ApiError ? error.answer?.details : undefined;
      const changed = details?.user as User | undefined;
      if (changed) onChangedMeanwhile(changed, details?.by ?? '');
      else if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') {
        setError('email', { message: texts.emailTaken }, { shouldFocus: true });
      } else placeServerErrors(error, ['name', 'email', 'phone', 'address'], setError);
    },
  });
}
