import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SettingsVersion } from '@dalan/contract/settings/settings';
import { colours } from '../../../ui/theme/colours.ts';
import { conflictTexts } from './framework-texts.ts';
import { isSame } from './is-same.ts';
import type { Difference, Side } from './merge.ts';
import { fieldEdge, focusRing, hairline } from '../../../ui/layout/looks.ts';

type Document = SettingsVersion['document'];

type ConflictTableProps = {
  differences: Difference<Document>[];
  savedBy: string;
  choices: Record<string, Side>;
  onChoose: (key: string, side: Side) => void;
};

/** Only fields that both people changed offer a choice. */
export function ConflictTable({ differences, savedBy, choices, onChoose }: ConflictTableProps) {
  const heads = { saved: conflictTexts.saved(savedBy), here: conflictTexts.here };
  return (
    <TableContainer sx={{ overflowX: 'auto' }}>
      <Table sx={stacked}>
        <TableHead>
          <TableRow>
            <TableCell>{conflictTexts.field}</TableCell>
            <TableCell>{conflictTexts.was}</TableCell>
            <TableCell>{heads.saved}</TableCell>
            <TableCell>{heads.here}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map((difference) => {
            const { field, was, isContested } = difference;
            const chosen = choices[field.key] ?? 'here';
            return (
              <TableRow key={field.key}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {field.label}
                </TableCell>
                <TableCell data-label={conflictTexts.was}>{field.inWords(was)}</TableCell>
                {(['saved', 'here'] as const).map((side) => (
                  <TableCell key={side} data-label={heads[side]}>
                    {isContested ? (
                      <Box
                        component="button"
                        type="button"
                        aria-pressed={chosen === side}
                        aria-label={`${field.label}: ${heads[side]}, ${field.inWords(difference[side])}`}
                        onClick={() => onChoose(field.key, side)}
                        sx={chosen === side ? { ...choice, ...pressed } : choice}
                      >
                        {field.inWords(difference[side])}
                      </Box>
                    ) : isSame(was, difference[side]) ? (
                      <Box component="span" sx={{ color: 'text.disabled' }}>
                        {conflictTexts.unchanged}
                      </Box>
                    ) : (
                      field.inWords(difference[side])
                    )}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const choice = {
  minHeight: 44,
  maxWidth: '100%',
  px: 4,
  py: 2,
  font: 'inherit',
  fontWeight: 600,
  color: 'text.primary',
  backgroundColor: colours.flour0,
  ...fieldEdge,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:focus-visible': focusRing,
} as const;

const pressed = { color: colours.flour0, backgroundColor: colours.basalt900 };

/** On phones each row is a block, and each cell names its column. */
const stacked = {
  '& td, & th': { overflowWrap: 'anywhere' },
  '@media (max-width: 599.95px)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tbody tr': { py: 2, borderBottom: hairline },
    '& td, & tbody th': { border: 0, py: 1 },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: 'note',
      color: colours.basalt500,
    },
  },
} as const;
