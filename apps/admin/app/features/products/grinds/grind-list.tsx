import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { grindLimits } from '@dalan/contract/catalog/grinds';
import { englishNames } from '../../../lib/other-languages.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { hairline, plainList, strongLine } from '../../../ui/layout/looks.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { DragHandle } from '../../../ui/sorting/drag-handle.tsx';
import { useSortList } from '../../../ui/sorting/use-sort-list.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { cellId, sorted } from './grinds.rules.ts';
import type { GrindRow, Held } from './grinds.rules.ts';
import { grindFormTexts as texts } from './grind-form-texts.ts';
import type { Grinds } from './use-grinds.ts';

const languages = [
  { part: 'name', lang: 'en', placeholder: 'English' },
  { part: 'nameMr', lang: 'mr', placeholder: 'मराठी' },
  { part: 'nameHi', lang: 'hi', placeholder: 'हिन्दी' },
] as const;

type GrindListProps = {
  grinds: Grinds;
  /** Undefined while it is not known. */
  heldBy: (row: GrindRow) => Held | undefined;
  onRemove: (row: GrindRow) => void;
};

/** The grinds of a flour in the order in which customers see them. */
export function GrindList({ grinds, heldBy, onRemove }: GrindListProps) {
  const { rows } = grinds;
  const sort = useSortList({
    ids: rows.map(({ id }) => id),
    onSort: (ids) => grinds.change(sorted(rows, ids)),
    nameOf: (id) => nameOf(rows.find((row) => row.id === id)),
    words: texts.sorting,
  });
  if (rows.length === 0) return null;
  return (
    <>
      <Box role="status">
        <VisuallyHidden>{sort.announcement}</VisuallyHidden>
      </Box>
      <VisuallyHidden>
        <span id="how-to-move">{texts.howToMove}</span>
      </VisuallyHidden>
      <Box sx={{ borderTop: strongLine }}>
        <Box aria-hidden sx={heads}>
          {languages.map(({ lang }) => (
            <span key={lang}>{englishNames[lang]}</span>
          ))}
        </Box>
        <Box component="ol" aria-label={texts.grinds} sx={plainList}>
          {rows.map((row, index) => (
            <Box
              component="li"
              key={row.id}
              data-sort-row={row.id}
              sx={{ ...line, ...(sort.heldId === row.id && lifted) }}
            >
              <Box sx={handlePlace}>
                <DragHandle
                  label={texts.move(nameOf(row), index + 1)}
                  isLifted={sort.heldId === row.id}
                  {...sort.handleProps(row.id)}
                />
              </Box>
              <Box aria-hidden sx={number}>
                {index + 1}
              </Box>
              {languages.map(({ part, lang, placeholder }) => {
                const cell = cellId(row.id, part);
                const problem = grinds.problems.get(cell);
                return (
                  <TextField
                    key={part}
                    id={cell}
                    value={row[part]}
                    onChange={(event) => grinds.type(row.id, part, event.target.value)}
                    onBlur={() => grinds.leave(cell)}
                    error={problem !== undefined}
                    helperText={problem && <FieldError text={problem} />}
                    placeholder={placeholder}
                    // Own words open with the focus in the first of their fields.
                    autoFocus={part === 'name' && row.name === ''}
                    slotProps={{
                      htmlInput: {
                        lang,
                        'aria-label': texts.wordIn(englishNames[lang], index + 1),
                        autoComplete: 'off',
                        maxLength: grindLimits.nameMax,
                      },
                    }}
                    sx={part === 'name' ? firstField : {}}
                  />
                );
              })}
              <IconButton
                aria-label={texts.remove(nameOf(row))}
                aria-describedby={noteId(row)}
                onClick={() => onRemove(row)}
                sx={removeButton}
              >
                <Icon name="delete" size={18} />
              </IconButton>
              <Box id={noteId(row)} sx={note}>
                {notesOn(heldBy(row), index === 0)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}

function nameOf(row: GrindRow | undefined): string {
  return row === undefined || row.name.trim() === '' ? texts.unnamed : row.name.trim();
}

function noteId({ id }: GrindRow): string {
  return `grind-${id}-note`;
}

/** Below the words of a grind: `Chosen beforehand. In 1 open order. Removed: the order keeps it.` */
function notesOn(held: Held | undefined, isFirst: boolean): string {
  const isHeld = held && held.orders + held.repeats > 0;
  const notes = [...(isFirst ? [texts.first] : []), ...(isHeld ? [texts.heldBy(held)] : [])];
  return notes.join('. ');
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '44px 1fr 1fr 44px', sm: '44px 24px 1fr 1fr 1fr 44px' },
  columnGap: 2,
};

const heads = {
  ...columns,
  display: { xs: 'none', sm: 'grid' },
  pt: 1,
  fontSize: 'note',
  color: 'text.secondary',
  '& > :first-of-type': { gridColumn: 3 },
} as const;

const line = {
  ...columns,
  rowGap: 2,
  alignItems: 'start',
  py: 2,
  borderBottom: hairline,
  backgroundColor: colours.flour0,
};

const lifted = {
  position: 'relative',
  zIndex: 1,
  outline: strongLine,
  boxShadow: `4px 4px 0 0 ${colours.basalt900}`,
  userSelect: 'none',
} as const;

const handlePlace = { py: 2.5, gridRow: { xs: '1 / 3', sm: 'auto' }, alignSelf: 'start' };

const number = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  width: 24,
  height: 24,
  mt: 2.5,
  border: `1px solid ${colours.basalt500}`,
  fontSize: 'note',
  fontWeight: 600,
};

const firstField = { gridColumn: { xs: '2 / 4', sm: 'auto' } };

const removeButton = {
  width: 44,
  height: 44,
  gridRow: 1,
  gridColumn: { xs: 4, sm: 6 },
};

const note = {
  '&:empty': { display: 'none' },
  gridColumn: { xs: '2 / -1', sm: '3 / -1' },
  fontSize: 'note',
  color: 'text.secondary',
};
