import Typography from '@mui/material/Typography';
import type { Account, AccountAnswer } from '@dalan/contract/on-account/accounts';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { limitTexts } from '../accounts-texts.ts';
import { ACCOUNTS_KEY, accountQuery } from '../use-accounts.ts';

type CloseDialogProps = { account: Account; name: string; state: DialogState };

export function CloseDialog({ account, name, state }: CloseDialogProps) {
  const { _id: id, version } = account;
  const texts = limitTexts.close;
  const submission = useRowMutation<undefined, AccountAnswer>({
    send: () => api.call('closeAccount', { params: { id }, body: { version } }),
    listKey: ACCOUNTS_KEY,
    texts: { done: texts.done, failed: texts.failed, gone: limitTexts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: (answer) => {
      queryClient.setQueryData(accountQuery(id).queryKey, answer);
      state.onClose();
    },
  });
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      about={name}
      width={480}
      isDangerous
      submit={{
        submission,
        label: texts.title,
        busyLabel: texts.busy,
        onSubmit: () => submission.submit(undefined),
      }}
    >
      <Typography>{texts.question}</Typography>
    </DialogFrame>
  );
}
