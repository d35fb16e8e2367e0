import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { listPart } from '../../../ui/list/use-is-list-in-use.ts';
import { colours } from '../../../ui/theme/colours.ts';

type NewOrdersBarProps = {
  /** The bar's text; empty if there are no new orders. */
  text: string;
  onShow: () => void;
};

/** The bar is fixed at the bottom of the window. Its space below the list is always reserved. */
export function NewOrdersBar({ text, onShow }: NewOrdersBarProps) {
  return (
    <Box sx={container}>
      <div role="status">
        {text !== '' && (
          <Box {...listPart} data-ground="basalt" sx={bar}>
            <GlobalStyles styles={{ body: { '--band': `${HEIGHT + 12}px` } }} />
            <span>{text}</span>
            <Button variant="contained" onClick={onShow}>
              Show
            </Button>
          </Box>
        )}
      </div>
    </Box>
  );
}

const HEIGHT = 56;

const container = {
  position: 'sticky',
  zIndex: 'appBar',
  bottom: 12,
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: HEIGHT,
  mt: 3,
  // Clicks reach the list while the bar is empty.
  pointerEvents: 'none',
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: HEIGHT,
  pl: 4,
  pr: 2,
  backgroundColor: colours.basalt900,
  borderLeft: `6px solid ${colours.haldi}`,
  color: colours.flour0,
  fontWeight: 600,
  pointerEvents: 'auto',
};
