import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MillingSheet, SheetOrder } from '@dalan/contract/mill/milling';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { ordersDone, sheetFlours } from './milling-sheet.rules.ts';
import { millingTexts as texts } from './milling-texts.ts';
import { hairline, wrappingRow } from '../../../ui/layout/looks.ts';

type MillingDoneProps = {
  sheet: MillingSheet;
  /** Keys of the rows whose tick was taken away. */
  unmilled: ReadonlySet<string>;
  isNextStep: boolean;
  isBusy: boolean;
  onDone: (orders: SheetOrder[]) => void;
};

/** Stands below the sheet and says what a press will do. */
export function MillingDone({ sheet, unmilled, isNextStep, isBusy, onDone }: MillingDoneProps) {
  const { orders, flours } = sheet;
  const done = ordersDone(orders, (key) => !unmilled.has(key));
  const rows = sheetFlours(flours, '').flatMap((one) => one.rows);
  const waitsFor = rows.filter(({ key }) => unmilled.has(key));
  return (
    <Box sx={band}>
      <Box role="status" sx={{ flex: '1 1 240px' }}>
        {sentence(done.length, orders.length, waitsFor.map(({ name }) => name).join(', '))}
      </Box>
      <Button
        variant={isNextStep ? 'contained' : 'outlined'}
        startIcon={<Icon name="mill" size={18} />}
        disabled={done.length === 0 || isBusy}
        onClick={() => onDone(done)}
      >
        {texts.millingDone}
      </Button>
    </Box>
  );
}

function sentence(count: number, total: number, flours: string): string {
  if (count === total) return texts.allMove(total);
  return count === 0 ? texts.noneMove : texts.someMove(count, total, flours);
}

const band = {
  ...wrappingRow,
  px: { xs: 4, sm: 5 },
  py: 3,
  backgroundColor: colours.flour50,
  border: hairline,
  borderTop: 0,
};
