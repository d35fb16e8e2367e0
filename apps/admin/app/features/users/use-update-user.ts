import type { UseFormSetError } from 'react-hook-form';
import type { User } from '@dalan/contract/people/accounts';
import { staffEmailTexts } from '@dalan/contract/people/passwords';
import { api } from '../../lib/api/api.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { showFieldErrors } from '../../lib/forms/show-field-errors.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { UserForm } from './user-form.ts';
import { USERS_KEY } from './use-users.ts';
import { goneTexts } from '../../lib/gone-texts.ts';
import { userMaster } from './user-texts.ts';

type Outcome = {
  setError: UseFormSetError<UserForm>;
  onUpdated: () => void;
  /** Called if somebody else, `by`, saved first. */
  onConflict: (user: User, by: string) => void;
};

const { texts, hiddenPassword } = userMaster;

export function useUpdateUser(user: User, outcome: Outcome) {
  const { setError, onUpdated, onConflict } = outcome;
  const toast = useToast();
  return useRowMutation({
    send: async (values: UserForm) => {
      // By the specification the form also sends its two disabled fields. The server ignores both.
      const { _id, version, role } = user;
      const body = { _id, version, ...values, password: hiddenPassword, role };
      const { user: saved } = await api.call('updateProfile', { params: { id: user._id }, body });
      return { saved, typed: values };
    },
    listKey: USERS_KEY,
    texts: { done: texts.updated, failed: texts.notUpdated, gone: goneTexts.saving('user') },
    toastMs: toastDurationsMs.userMaster,
    onDone: ({ saved, typed }) => {
      const email = typed.email.trim().toLowerCase();
      // A new e-mail of a staff member is not used until they confirm it.
      if (saved.email !== email) {
        toast.succeed(staffEmailTexts.waits(email, saved.email), toastDurationsMs.userMaster);
      }
      onUpdated();
    },
    onRefused: (refusal) => {
      const details = refusal.answer?.details;
      if (details?.user) onConflict(details.user as User, details.by ?? '');
      else if (refusal.code === 'EMAIL_TAKEN') {
        setError('email', { message: texts.emailTaken }, { shouldFocus: true });
      } else return showFieldErrors(refusal, ['name', 'email', 'phone', 'address'], setError);
      return true;
    },
  });
}
