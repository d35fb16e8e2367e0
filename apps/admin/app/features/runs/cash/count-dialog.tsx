import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { firstNameOf, runLimits } from '@dalan/contract/mill/runs';
import type { Run } from '@dalan/contract/mill/runs';
import { api } from '../../../lib/api/api.ts';
import { cashTexts } from '../../../lib/cash/cash-texts.ts';
import { Difference } from '../../../lib/cash/difference.tsx';
import { NoteRows } from '../../../lib/cash/note-rows.tsx';
import { isAnythingTyped, nothingTyped, readCount } from '../../../lib/cash/typed-count.ts';
import { formatLongDay } from '../../../lib/format/india-time.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { openStops } from '../run-state.ts';
import { runName, startTexts } from '../runs-texts.ts';
import { RUNS_KEY } from '../../../lib/api/runs.ts';
import { ExpectedSums, KeptCounts, UnrecordedStops } from './count-sums.tsx';
import { countTexts as texts } from './count-texts.ts';

type CountDialogProps = { run: Run; state: DialogState };

/** Counts a run that came back, shows a closed one, or corrects it by a second entry. */
export function CountDialog({ run, state }: CountDialogProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const last = run.counts.at(-1);
  const isClosed = run.state === 'closed';
  const isForm = run.state === 'out' || isCorrecting;
  const { notes, coins, counted } = readCount(typed);
  const missing = openStops(run).length;
  const differs = counted !== run.cashTaken;
  const submission = useRowMutation({
    send: () =>
      api.call(
        'countCash',
        {
          params: { id: run._id },
          body: {
            notes,
            coins,
            expected: run.cashTaken,
            note: note.replace(/\s+/g, ' ').trim(),
            ...(isCorrecting && last && { corrects: last._id }),
          },
        },
        { headers: { 'idempotency-key': key } },
      ),
    listKey: RUNS_KEY,
    texts: {
      done: isCorrecting ? texts.corrected : texts.closed,
      failed: isCorrecting ? texts.notCorrected : texts.notClosed,
      gone: startTexts.gone,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
  });
  function send() {
    const isMissing = note.trim() === '' && (differs || isCorrecting);
    setNoteError(
      isMissing ? (isCorrecting ? texts.reasonRequired : cashTexts.noteRequired) : undefined,
    );
    if (isMissing) document.getElementById('count-note')?.focus();
    else submission.submit(undefined);
  }
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      about={`${runName(run)}, ${formatLongDay(run.day)}`}
      width={820}
      closeLabel={isForm ? 'Later' : 'Close'}
      isDirty={isForm && (isAnythingTyped(typed) || note !== '')}
      {...(isClosed &&
        !isCorrecting && {
          action: (
            <Button variant="outlined" onClick={() => setIsCorrecting(true)}>
              {texts.correct}
            </Button>
          ),
        })}
      {...(isForm && {
        submit: {
          submission,
          label: isCorrecting ? texts.saveCorrection : texts.close,
          busyLabel: isCorrecting ? texts.saving : texts.closing,
          isDisabled: missing > 0,
          onSubmit: send,
        },
      })}
    >
      <KeptCounts counts={run.counts} />
      {run.state === 'planned' && texts.planned(firstNameOf(run.rider.name))}
      {isForm && (
        <Box sx={columns}>
          <NoteRows typed={typed} onTyped={setTyped} />
          <div>
            <ExpectedSums run={run} />
            <UnrecordedStops run={run} />
            {missing > 0 ? (
              <Box role="status" sx={{ mt: 4, fontWeight: 600, color: 'error.main' }}>
                {texts.notHereYet(missing, firstNameOf(run.rider.name))}
              </Box>
            ) : (
              <Difference expected={run.cashTaken} counted={counted} />
            )}
            <TextField
              id="count-note"
              label={texts.note}
              required={differs || isCorrecting}
              multiline
              minRows={3}
              fullWidth
              value={note}
              error={noteError !== undefined}
              helperText={noteError ?? (isCorrecting ? texts.reasonHelp : texts.noteHelp)}
              onChange={({ target }) => setNote(target.value)}
              slotProps={{ htmlInput: { maxLength: runLimits.noteMax } }}
              sx={{ mt: 4 }}
            />
            <Box sx={{ mt: 3, color: 'text.secondary' }}>
              {isCorrecting ? texts.correctionFixes : texts.fixes}
            </Box>
          </div>
        </Box>
      )}
    </DialogFrame>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  gap: 5,
  alignItems: 'start',
};
