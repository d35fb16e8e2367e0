import Box from '@mui/material/Box';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { colours } from '../../../ui/theme/colours.ts';
import type { Selection } from './use-selection.ts';
import { strongLine } from '../../../ui/layout/looks.ts';

type SelectBoxProps = {
  label: string;
  isOn: boolean;
  isPartly?: boolean;
  onToggle: (isRange: boolean) => void;
};

function SelectBox({ label, isOn, isPartly = false, onToggle }: SelectBoxProps) {
  return (
    <Box component="span" sx={target}>
      <Box
        component="input"
        type="checkbox"
        aria-label={label}
        // Tab skips the boxes, from the search to the actions of a row. J, K and Ctrl+A reach them.
        tabIndex={-1}
        checked={isOn}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isPartly;
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        sx={box}
      />
    </Box>
  );
}

type OfOrder = { order: Order; selection: Selection };

export function SelectOrder({ order, selection }: OfOrder) {
  return (
    <SelectBox
      label={`Select order ${shortOrderId(order._id)}`}
      isOn={selection.has(order)}
      onToggle={(isRange) => selection.toggle(order, isRange)}
    />
  );
}

export function SelectPage({ selection }: { selection: Selection }) {
  return (
    <SelectBox
      label="Select this page"
      isOn={selection.page === 'all'}
      isPartly={selection.page === 'some'}
      onToggle={selection.togglePage}
    />
  );
}

const target = { position: 'relative', display: 'inline-block', width: 20, height: 20 };

/** The shape of a tick or a bar, cut out of white. */
const cut = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='white' stroke-width='3'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const box = {
  appearance: 'none',
  display: 'block',
  width: 20,
  height: 20,
  m: 0,
  border: strongLine,
  backgroundColor: colours.flour0,
  backgroundSize: '100%',
  cursor: 'pointer',
  // The target is a finger's width around the small box.
  '&::before': { content: '""', position: 'absolute', inset: '-12px -9px' },
  '&:checked': {
    backgroundColor: colours.basalt900,
    backgroundImage: cut('M4 12.5l5.5 5.5L20 6.5'),
  },
  '&:indeterminate': { backgroundColor: colours.basalt900, backgroundImage: cut('M5 12h14') },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;
