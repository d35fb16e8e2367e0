import Box from '@mui/material/Box';
import { fieldEdge, focusRing } from '../layout/looks.ts';
import { colours } from '../theme/colours.ts';
import { FieldError } from './field-error.tsx';

type Tile<Option extends string> = {
  value: Option;
  text: string;
  note?: string;
  isOff?: boolean;
};

type ChoiceTilesProps<Option extends string> = {
  legend: string;
  tiles: readonly Tile<Option>[];
  value: Option | undefined;
  /** How many stand side by side on a wide screen. Phones have two. */
  columns: number;
  error?: string | undefined;
  onChoose: (option: Option) => void;
};

/** A few large options in a grid, of which one is chosen with one press. */
export function ChoiceTiles<Option extends string>(props: ChoiceTilesProps<Option>) {
  const { legend, tiles, value, columns, error, onChoose } = props;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
        {legend}
      </Box>
      <Box sx={{ ...grid, gridTemplateColumns: gridColumns(columns) }}>
        {tiles.map((tile) => (
          <Box
            key={tile.value}
            component="button"
            type="button"
            aria-pressed={tile.value === value}
            disabled={tile.isOff ?? false}
            onClick={() => onChoose(tile.value)}
            sx={look}
          >
            <b>{tile.text}</b>
            {tile.note !== undefined && <Box sx={{ fontSize: 'note' }}>{tile.note}</Box>}
          </Box>
        ))}
      </Box>
      {error !== undefined && (
        <Box role="alert" sx={{ mt: 2, color: 'error.main', fontSize: 'note' }}>
          <FieldError text={error} />
        </Box>
      )}
    </Box>
  );
}

function gridColumns(columns: number) {
  return { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${columns}, minmax(0, 1fr))` };
}

const grid = { display: 'grid', gap: { xs: 3, sm: 2 } };

const look = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 48,
  px: 3,
  py: 2,
  ...fieldEdge,
  backgroundColor: colours.flour0,
  color: colours.basalt900,
  font: 'inherit',
  lineHeight: 1.35,
  textAlign: 'left',
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '&:hover': { backgroundColor: colours.flour50 },
  '&[aria-pressed="true"]': { backgroundColor: colours.basalt900, color: colours.flour0 },
  '&:disabled': {
    borderColor: colours.flour200,
    backgroundColor: colours.flour100,
    color: colours.basalt500,
    cursor: 'default',
  },
  '&:focus-visible': focusRing,
} as const;
