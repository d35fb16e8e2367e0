import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { duties, dutyLabels } from '@dalan/contract/people/staff';
import type { Duty } from '@dalan/contract/people/staff';
import { api } from '../../lib/api/api.ts';
import { STAFF_KEY } from '../../lib/api/staff.ts';
import { formatPhone } from '../../lib/format/phone.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import type { Fact } from '../../ui/layout/fact-list.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { Submission } from '../../ui/dialog/submit-button.tsx';
import type { InvitationRow, PersonRow, StaffDialog, StaffRow } from './staff-rows.ts';
import { dutyNotes, staffPageTexts as texts } from './staff-texts.ts';

type StaffDialogsProps = { kind: StaffDialog; row: StaffRow; state: DialogState };

export function StaffDialogs({ kind, row, state }: StaffDialogsProps) {
  if (row.kind === 'invitation') return <WithdrawDialog row={row} state={state} />;
  if (kind === 'duty') return <ChangeDutyDialog row={row} state={state} />;
  return <DisableDialog row={row} state={state} />;
}

function ChangeDutyDialog({ row, state }: { row: PersonRow; state: DialogState }) {
  const queryClient = useQueryClient();
  const form = useForm<{ newDuty: Duty }>({ defaultValues: { newDuty: row.duty } });
  const duty = useWatch({ control: form.control, name: 'newDuty' });
  const change = useRowMutation({
    send: ({ newDuty }: { newDuty: Duty }) =>
      api.call('changeDuty', { params: { id: row._id }, body: { duty: newDuty, was: row.duty } }),
    listKey: STAFF_KEY,
    texts: { done: texts.dutyChanged, failed: texts.dutyNotChanged, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
    onRefused: () => {
      // Somebody else was first. The server's message stays, and the list behind the dialog is
      // reloaded.
      void queryClient.invalidateQueries({ queryKey: [STAFF_KEY] });
      return false;
    },
  });
  return (
    <DialogFrame
      {...state}
      title={texts.changeDuty}
      about={row.name}
      width={480}
      isDirty={form.formState.isDirty}
      submit={{
        submission: change,
        label: texts.changeDuty,
        busyLabel: texts.changing,
        isDisabled: duty === row.duty,
        onSubmit: (event) => void form.handleSubmit(change.submit)(event),
      }}
    >
      <Stack sx={{ gap: 4 }}>
        <SelectField
          control={form.control}
          name="newDuty"
          label={texts.duty}
          options={duties}
          renderOption={(option) => dutyLabels[option]}
          autoFocus
        />
        <Typography>{dutyNotes[duty]}</Typography>
        <Typography variant="body2" sx={{ color: 'text.disabled' }}>
          {texts.dutyConsequence}
        </Typography>
      </Stack>
    </DialogFrame>
  );
}

function DisableDialog({ row, state }: { row: PersonRow; state: DialogState }) {
  const disabling = useRowMutation({
    send: () =>
      api.call('setStaffDisabled', { params: { id: row._id }, body: { isDisabled: true } }),
    listKey: STAFF_KEY,
    texts: { done: texts.disabledNow, failed: texts.notDisabled, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
  });
  return (
    <ConfirmDialog
      state={state}
      submission={disabling}
      verb={texts.disable}
      busyVerb={texts.disabling}
      facts={[
        { label: 'Name', value: row.name },
        row.email === ''
          ? { label: 'Phone', value: formatPhone(row.phone) }
          : { label: 'Email', value: row.email },
        { label: 'Duty', value: dutyLabels[row.duty] },
      ]}
      consequence={texts.disableConsequence}
    />
  );
}

function WithdrawDialog({ row, state }: { row: InvitationRow; state: DialogState }) {
  const withdrawing = useRowMutation({
    send: () => api.call('cancelInvitation', { params: { id: row._id } }),
    listKey: STAFF_KEY,
    texts: { done: texts.withdrawn, failed: texts.notWithdrawn, gone: texts.invitationGone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
  });
  return (
    <ConfirmDialog
      state={state}
      submission={withdrawing}
      verb={texts.withdraw}
      busyVerb={texts.withdrawing}
      facts={[
        { label: 'Name', value: row.name },
        { label: 'Sent to', value: row.contact },
        { label: 'Duty', value: dutyLabels[row.duty] },
      ]}
      consequence={texts.withdrawConsequence}
    />
  );
}

type ConfirmDialogProps = {
  state: DialogState;
  submission: Submission & { submit: (values: undefined) => void };
  verb: string;
  busyVerb: string;
  /** These identify the person. */
  facts: Fact[];
  consequence: string;
};

/** The focus starts on Cancel. */
function ConfirmDialog(props: ConfirmDialogProps) {
  const { state, submission, verb, busyVerb, facts, consequence } = props;
  return (
    <DialogFrame
      {...state}
      title={verb}
      width={480}
      isDangerous
      submit={{
        submission,
        label: verb,
        busyLabel: busyVerb,
        icon: <Icon name="ban" size={18} />,
        onSubmit: () => submission.submit(undefined),
      }}
    >
      <Stack sx={{ gap: 4 }}>
        <FactList facts={facts} isBoxed />
        <Typography>{consequence}</Typography>
      </Stack>
    </DialogFrame>
  );
}
