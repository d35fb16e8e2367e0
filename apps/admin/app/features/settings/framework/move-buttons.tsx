import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';

type MoveButtonsProps = {
  /** Names the item for screen readers. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onDelete: () => void;
};

/** Up, down and delete for an item of a list. */
export function MoveButtons({ name, index, count, onMove, onDelete }: MoveButtonsProps) {
  return (
    <Box sx={buttons}>
      <IconButton
        aria-label={`Move up: ${name}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="up" size={18} />
      </IconButton>
      <IconButton
        aria-label={`Move down: ${name}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="down" size={18} />
      </IconButton>
      <IconButton aria-label={`Delete: ${name}`} onClick={onDelete}>
        <Icon name="delete" size={18} />
      </IconButton>
    </Box>
  );
}

/** The list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

const buttons = {
  display: 'flex',
  gap: 2,
  '& button:not(:last-of-type)': { border: `1px solid ${colours.basalt500}` },
  '& button:disabled': { borderColor: colours.flour200, color: colours.basalt300 },
};
