import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import { rupeeNotes, runLimits } from '@dalan/contract/mill/runs';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { cleanCoins, cleanNumber, readCount } from './typed-count.ts';
import type { TypedCount } from './typed-count.ts';
import { cashTexts as texts } from './cash-texts.ts';
import { fieldEdge, hairline, strongLine } from '../../ui/layout/looks.ts';

type NoteRowsProps = { typed: TypedCount; onTyped: (typed: TypedCount) => void };

/**
 * Rows for the number of each note, and for coins. Tab goes down the notes, arrow keys change a
 * number.
 */
export function NoteRows({ typed, onTyped }: NoteRowsProps) {
  const { counted, coins } = readCount(typed);
  function set(note: number, value: string) {
    onTyped({ ...typed, notes: { ...typed.notes, [note]: value } });
  }
  function step(note: number, by: number) {
    const next = Number(typed.notes[note] ?? '') + by;
    if (next >= 0 && next <= runLimits.notesOfAKindMax) set(note, String(next));
  }
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{texts.notes}</th>
          <th scope="col">{texts.howMany}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rupeeNotes.map((note, index) => (
          <tr key={note}>
            <td>
              <Box component="span" sx={paper}>{`₹${note}`}</Box>
            </td>
            <td>
              <Box sx={stepper}>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={texts.fewer(note)}
                  onClick={() => step(note, -1)}
                >
                  <Icon name="minus" size={16} />
                </button>
                <input
                  aria-label={texts.notesOf(note)}
                  inputMode="numeric"
                  autoComplete="off"
                  autoFocus={index === 0}
                  value={typed.notes[note] ?? ''}
                  onChange={({ target }) => set(note, cleanNumber(target.value))}
                  onKeyDown={(event) => {
                    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                    event.preventDefault();
                    step(note, event.key === 'ArrowUp' ? 1 : -1);
                  }}
                />
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={texts.more(note)}
                  onClick={() => step(note, 1)}
                >
                  <Icon name="add" size={16} />
                </button>
              </Box>
            </td>
            <td>{formatRupees(note * (Number(typed.notes[note] ?? '') || 0))}</td>
          </tr>
        ))}
        <tr>
          <td>
            <Box component="span" sx={paper}>
              {texts.coins}
            </Box>
          </td>
          <td>
            <Box sx={{ ...stepper, ...coinField }}>
              <span aria-hidden>₹</span>
              <input
                aria-label={texts.coinsLabel}
                inputMode="decimal"
                autoComplete="off"
                value={typed.coins}
                onChange={({ target }) => onTyped({ ...typed, coins: cleanCoins(target.value) })}
              />
            </Box>
          </td>
          <td>{formatRupees(coins)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.counted}
          </th>
          <td>{formatRupees(counted)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { p: 0, py: 1, textAlign: 'left', fontWeight: 400 },
  '& thead th': { pb: 2, borderBottom: `1px solid ${colours.basalt900}`, color: colours.basalt700 },
  '& tbody tr': { borderBottom: hairline },
  '& tbody tr:last-child': { borderBottom: strongLine },
  '& th:last-child, & td:last-child': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot :is(th, td)': { pt: 3, fontSize: 'title', fontWeight: 600 },
} as const;
const paper = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 66,
  height: 32,
  border: `1px solid ${colours.basalt900}`,
  backgroundColor: colours.flour50,
  fontWeight: 600,
};
const stepper = {
  display: 'inline-flex',
  width: 148,
  ...fieldEdge,
  backgroundColor: colours.flour0,
  '& button': {
    width: 44,
    height: 44,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    p: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& input': {
    width: '100%',
    minWidth: 0,
    height: 44,
    border: 0,
    borderInline: hairline,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
  },
  '& input:focus-visible': { outline: strongLine, outlineOffset: 1 },
} as const;
const coinField = {
  alignItems: 'center',
  '& span': { pl: 3 },
  '& input': { ...stepper['& input'], borderInline: 0, pr: 3, textAlign: 'right' },
} as const;
