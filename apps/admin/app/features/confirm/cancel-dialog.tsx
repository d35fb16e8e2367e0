import { totalKg } from '@dalan/contract/orders/quantities';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { cancelReasons, confirmLimits } from '@dalan/contract/desk/confirm';
import type { CallToMake, CancelReason } from '@dalan/contract/desk/confirm';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { checkOptionalLine } from '@dalan/contract/text/text';
import { formatRecent } from '../../lib/format/india-time.ts';
import { formatKg } from '../../lib/format/weight.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import type { Submission } from '../../ui/dialog/submit-button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './confirm-texts.ts';
import { fieldEdge, focusRing, strongLine } from '../../ui/layout/looks.ts';

type CancelDialogProps = {
  state: DialogState;
  call: CallToMake;
  /** True if the dialog was offered after a call without an answer. */
  isOffered: boolean;
  submission: Submission;
  onCancel: (cancel: { reason: CancelReason; note?: string }) => void;
  onCallAgain: () => void;
};

export function CancelDialog(props: CancelDialogProps) {
  const { state, call, isOffered, submission, onCancel, onCallAgain } = props;
  const { order, noAnswers } = call;
  const isUnreached = isOffered || noAnswers > 0;
  const [reason, setReason] = useState<CancelReason>(isUnreached ? 'No answer' : 'Customer asked');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const kg = totalKg(order.items);

  function submit() {
    const isMissing = reason === 'Other' && note.trim() === '';
    const max = confirmLimits.noteMax;
    const isInvalid = checkOptionalLine(note, max) !== undefined;
    const { noteRequired, noteInvalid } = texts.cancelDialog;
    const wrong = isMissing ? noteRequired : isInvalid ? noteInvalid(max) : undefined;
    setProblem(wrong);
    if (wrong === undefined) onCancel({ reason, ...(note.trim() !== '' && { note }) });
  }

  return (
    <DialogFrame
      {...state}
      title={texts.cancel}
      about={`${shortOrderId(order._id)}, ${order.userId.name}`}
      width={560}
      isDangerous
      isDirty={note !== ''}
      closeLabel="Keep order"
      note={texts.cancelDialog.back(formatKg(kg))}
      action={
        isOffered && (
          <Button variant="outlined" onClick={onCallAgain}>
            {texts.cancelDialog.callAgain}
          </Button>
        )
      }
      submit={{
        submission,
        label: texts.cancel,
        busyLabel: texts.cancelDialog.busy,
        onSubmit: submit,
      }}
    >
      <Stack sx={{ gap: 5 }}>
        <Box
          role="radiogroup"
          aria-label={texts.cancelDialog.reason}
          sx={{ display: 'grid', gap: 2 }}
        >
          {cancelReasons.map((one) => (
            <Box component="label" key={one} sx={choice}>
              <input
                type="radio"
                name="reason"
                checked={one === reason}
                onChange={() => setReason(one)}
              />
              <span>
                <b>{texts.reasons[one]}</b>
                {one === 'No answer' && <Calls call={call} />}
              </span>
            </Box>
          ))}
        </Box>
        <TextField
          id="cancel-note"
          label={texts.cancelDialog.note}
          value={note}
          onChange={(event) => setNote(event.target.value.replaceAll('\n', ' '))}
          multiline
          minRows={2}
          required={reason === 'Other'}
          error={problem !== undefined}
          helperText={
            problem === undefined ? texts.cancelDialog.noteHint : <FieldError text={problem} />
          }
        />
      </Stack>
    </DialogFrame>
  );
}

function Calls({ call: { order, noAnswers } }: { call: CallToMake }) {
  if (noAnswers === 0) return null;
  const times = order.history
    .filter(({ kind }) => kind === 'no answer')
    .slice(-noAnswers)
    .map(({ at }) => texts.calledOn(formatRecent(at)));
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'small' }}>
      {texts.cancelDialog.calledAt(times)}
    </Box>
  );
}

const choice = {
  display: 'flex',
  gap: 3,
  minHeight: 48,
  px: 3,
  py: 2.5,
  ...fieldEdge,
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '&:has(:checked)': { border: strongLine, backgroundColor: colours.flour50 },
  '&:has(:focus-visible)': focusRing,
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: 20,
    height: 20,
    m: 0,
    mt: 0.5,
    border: strongLine,
    backgroundColor: colours.flour0,
    outline: 'none',
    '&:checked': {
      boxShadow: `inset 0 0 0 3px ${colours.flour0}`,
      backgroundColor: colours.basalt900,
    },
  },
} as const;
