import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { fieldEdge } from '../layout/looks.ts';
import { colours } from '../theme/colours.ts';

type PressedRowProps<Option extends string> = {
  /** Names the group for screen readers. */
  label: string;
  words: Readonly<Record<Option, string>>;
  options: readonly Option[];
  value: Option;
  onChoose: (option: Option) => void;
  /** True if the options are languages: each name is then marked as its own language. */
  areLanguages?: boolean;
};

/** Small choices side by side, of which one is pressed. */
export function PressedRow<Option extends string>(props: PressedRowProps<Option>) {
  const { label, words, options, value, onChoose, areLanguages = false } = props;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'inline-flex' }}>
      {options.map((option) => (
        <ButtonBase
          key={option}
          lang={areLanguages ? option : undefined}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
          sx={choice}
        >
          {words[option]}
        </ButtonBase>
      ))}
    </Box>
  );
}

const choice = {
  minHeight: 44,
  fontFamily: 'inherit',
  px: 3,
  ...fieldEdge,
  fontSize: 'small',
  fontWeight: 500,
  '& + &': { ml: '-1px' },
  "&[aria-pressed='true']": { backgroundColor: colours.basalt900, color: colours.flour0 },
} as const;
