import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { ordersWithTicks } from '../batches/done/milling-done.rules.ts';
import { sheetFlours } from './milling-sheet.rules.ts';
import { millingTexts as texts } from './milling-texts.ts';
import { hairline, wrappingRow } from '../../../ui/layout/looks.ts';

type MillingDoneProps = {
  sheet: MillingSheet;
  /** Keys of the rows whose tick was taken away. */
  unmilled: ReadonlySet<string>;
  isNextStep: boolean;
  onOpen: () => void;
};

const KEY = 'D';

/** Stands below the sheet and says what the ticked flours will move. */
export function MillingDone({ sheet, unmilled, isNextStep, onOpen }: MillingDoneProps) {
  const { orders } = sheet;
  const day = dayInIndia(new Date());
  const { moved } = ordersWithTicks(sheet, unmilled, day);
  const rows = sheetFlours(sheet, day).flatMap((one) => one.rows);
  const waitsFor = rows.filter(({ key }) => unmilled.has(key));
  const isOff = waitsFor.length === rows.length && moved.length === 0;
  useShortcuts({ [KEY.toLowerCase()]: onOpen }, { isOn: !isOff });
  return (
    <Box sx={band}>
      <Box role="status" sx={{ flex: '1 1 240px' }}>
        {sentence(moved.length, orders.length, waitsFor.map(({ name }) => name).join(', '))}
      </Box>
      <Button
        variant={isNextStep ? 'contained' : 'outlined'}
        startIcon={<Icon name="mill" size={18} />}
        disabled={isOff}
        aria-keyshortcuts={KEY}
        onClick={onOpen}
      >
        {texts.millingDone}
        <KeyHint>{KEY}</KeyHint>
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
