import { useForm } from 'react-hook-form';
import { checkPasskeyName, passkeyLimits } from '@dalan/contract/people/passkeys';
import type { Passkey } from '@dalan/contract/people/passkeys';
import { api } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/format/india-time.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { forgetPasskeyHere } from '../../lib/passkeys/this-device.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DeleteDialog } from '../../ui/dialog/delete-dialog.tsx';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import type { PasskeyDialog } from './passkey-row.tsx';
import { passkeyPageTexts as texts } from './passkey-texts.ts';
import { PASSKEYS_KEY } from './use-passkeys.ts';

type Props = { passkey: Passkey; state: DialogState };

/** This is loaded lazily, when the first dialog opens. */
export function PasskeyDialogs({ kind, ...props }: Props & { kind: PasskeyDialog }) {
  return kind === 'remove' ? <RemoveDialog {...props} /> : <RenameDialog {...props} />;
}

function RenameDialog({ passkey, state }: Props) {
  const form = useForm({ mode: 'all', defaultValues: { name: passkey.name } });
  const renaming = useRowMutation({
    send: (body: { name: string }) =>
      api.call('renamePasskey', { params: { id: passkey._id }, body }),
    listKey: PASSKEYS_KEY,
    texts: { done: texts.renamed, failed: texts.notRenamed, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
  });
  return (
    <DialogFrame
      {...state}
      title="Rename passkey"
      width={480}
      isDirty={form.formState.isDirty}
      submit={{
        submission: renaming,
        label: 'Rename',
        busyLabel: 'Renaming...',
        onSubmit: (event) => void form.handleSubmit(renaming.submit)(event),
      }}
    >
      <FormField
        control={form.control}
        name="name"
        label="Name"
        check={checkPasskeyName}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: passkeyLimits.nameMax } }}
      />
    </DialogFrame>
  );
}

function RemoveDialog({ passkey, state }: Props) {
  const removal = useRowMutation({
    send: () => api.call('removePasskey', { params: { id: passkey._id } }),
    listKey: PASSKEYS_KEY,
    texts: { done: texts.removed, failed: texts.notRemoved, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => {
      forgetPasskeyHere(passkey.credentialId);
      state.onClose();
    },
  });
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <DeleteDialog
      state={state}
      verb="Remove passkey"
      button={{ label: 'Remove', busyLabel: 'Removing...' }}
      question={texts.confirmRemoval}
      facts={[
        { label: 'Name', value: name },
        { label: 'Made on', value: formatMoment(createdAt) },
        { label: 'Last used', value: lastUsedAt ? formatMoment(lastUsedAt) : 'Not used yet' },
      ]}
      consequence={texts.removalKeeps}
      deletion={removal}
    />
  );
}
