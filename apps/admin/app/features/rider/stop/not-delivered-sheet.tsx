import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { runLimits } from '@dalan/contract/mill/runs';
import type { NotDeliveredReason, RiderAction } from '@dalan/contract/mill/runs';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { dayInWords } from '../rider-format.ts';
import { bigButton } from '../rider-styles.ts';
import { riderTexts } from '../rider-texts.ts';
import { ChoiceMark, option, Sheet } from './sheet.tsx';
import { focusRing } from '../../../ui/layout/looks.ts';

type NotDelivered = Extract<RiderAction, { do: 'not delivered' }>;
type NotDeliveredSheetProps = {
  isOpen: boolean;
  /** The next open days, earliest first. */
  openDays: string[];
  onClose: () => void;
  onSave: (what: Pick<NotDelivered, 'reason' | 'dueOn' | 'note'>) => void;
};

const OTHER_DAY = 'Asked for another day' satisfies NotDeliveredReason;
const reasons = Object.keys(riderTexts.reasons) as NotDeliveredReason[];

/** Each reason says what will happen if it is tapped. */
export function NotDeliveredSheet(props: NotDeliveredSheetProps) {
  const { isOpen, openDays, onClose, onSave } = props;
  const id = useId();
  const [reason, setReason] = useState<NotDeliveredReason>();
  const [dueOn, setDueOn] = useState(openDays[0] ?? '');
  const [note, setNote] = useState('');
  const nextDay = openDays[0] === undefined ? '' : dayInWords(openDays[0]);

  function save() {
    if (reason === undefined) return;
    onSave({
      reason,
      ...(reason === OTHER_DAY && dueOn !== '' && { dueOn }),
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  }

  return (
    <Sheet title={riderTexts.why} isOpen={isOpen} isDangerous onClose={onClose}>
      <Box role="radiogroup" aria-label={riderTexts.reason} sx={{ display: 'grid', gap: 2 }}>
        {reasons.map((one) => (
          <Box component="label" key={one} data-chosen={one === reason} sx={radio}>
            <input
              type="radio"
              name={id}
              checked={one === reason}
              onChange={() => setReason(one)}
            />
            <ChoiceMark isChosen={one === reason} />
            <span>
              {languageTexts.reason(one)}
              <small>{riderTexts.reasons[one](nextDay)}</small>
            </span>
          </Box>
        ))}
      </Box>
      {reason === OTHER_DAY && (
        <TextField
          id={`${id}-day`}
          select
          label={riderTexts.day}
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
          slotProps={{ select: { native: true } }}
        >
          {openDays.map((day) => (
            <option key={day} value={day}>
              {dayInWords(day)}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        id={`${id}-note`}
        label={riderTexts.note}
        value={note}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: runLimits.noteMax } }}
      />
      <Button
        variant="contained"
        color="error"
        disabled={reason === undefined}
        onClick={save}
        sx={bigButton}
      >
        {riderTexts.saveNotDelivered}
      </Button>
    </Sheet>
  );
}

const radio = {
  ...option,
  position: 'relative',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': focusRing,
} as const;
