import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { OrderStep } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import { Icon } from '../../../ui/icons/icon.tsx';
import { listPart } from '../../../ui/list/use-is-list-in-use.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { choiceFacts, choicesOf, fitting, totalsOf } from './bulk-actions.ts';
import type { BulkChoice } from './bulk-actions.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { MoreChoices } from './more-choices.tsx';
import { strongLine, wrappingRow } from '../../../ui/layout/looks.ts';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';

type SelectionBarProps = {
  step: OrderStep;
  orders: Order[];
  isBusy: boolean;
  onChoose: (choice: BulkChoice) => void;
  onClear: () => void;
  /** A button that selects the whole list; absent if it is selected already. */
  all: ReactNode;
};

/** Shows count and totals, the actions of this tab, and the rest in a menu. */
export function SelectionBar(props: SelectionBarProps) {
  const { step, orders, all, onClear } = props;
  const { shown, next, rest } = choicesOf(step, 3);
  const { bags, kg, toCollect } = totalsOf(orders);
  const facts = [texts.bags(bags), texts.kg(kg), texts.toCollect(formatRupees(toCollect))];
  return (
    <Box component="section" aria-label={texts.actions} {...listPart} data-ground="basalt" sx={bar}>
      <GlobalStyles styles={{ body: { '--band': '84px' } }} />
      <Box role="status" sx={{ mr: 'auto', lineHeight: 1.3 }}>
        <Box sx={{ fontSize: 'lead', fontWeight: 600 }}>{texts.selected(orders.length)}</Box>
        <Box sx={quiet}>{facts.join(' · ')}</Box>
      </Box>
      {all}
      {shown.map((choice) => (
        <ChoiceButton key={choice} {...props} choice={choice} isNext={choice === next} />
      ))}
      <MoreChoices {...props} choices={rest} />
      <CloseButton onClear={onClear} />
    </Box>
  );
}

/** On phones the count is above the list, and two actions and the menu are below it. */
export function PhoneSelectionBar(props: SelectionBarProps) {
  const { step, orders, all, onClear } = props;
  const { shown, next, rest } = choicesOf(step, 2);
  const { kg, toCollect } = totalsOf(orders);
  return (
    <>
      <GlobalStyles styles={{ body: { '--band': '76px' } }} />
      <Box {...listPart} data-ground="basalt" sx={head}>
        <CloseButton onClear={onClear} />
        <Box role="status" sx={{ flex: 1, lineHeight: 1.25 }}>
          <Box sx={{ fontWeight: 600 }}>{texts.selected(orders.length)}</Box>
          <Box sx={quiet}>{[texts.kg(kg), formatRupees(toCollect)].join(' · ')}</Box>
        </Box>
        {all}
      </Box>
      <Box component="section" aria-label={texts.actions} {...listPart} sx={foot}>
        {shown.map((choice) => (
          <ChoiceButton key={choice} {...props} choice={choice} isNext={choice === next} />
        ))}
        <MoreChoices {...props} choices={rest} />
      </Box>
    </>
  );
}

type ChoiceButtonProps = SelectionBarProps & { choice: BulkChoice; isNext: boolean };

function ChoiceButton({ choice, isNext, orders, isBusy, onChoose }: ChoiceButtonProps) {
  const { label, icon, key, reason } = choiceFacts[choice];
  const isOff = fitting(choice, orders).length === 0;
  return (
    <Button
      variant={isNext ? 'contained' : 'outlined'}
      startIcon={<Icon name={icon} size={18} />}
      aria-disabled={isOff || isBusy}
      aria-keyshortcuts={key}
      title={isOff ? reason : undefined}
      onClick={() => {
        if (!isOff && !isBusy) onChoose(choice);
      }}
      sx={isNext ? off : other}
    >
      {label}
      {key && <KeyHint>{key}</KeyHint>}
    </Button>
  );
}

function CloseButton({ onClear }: { onClear: () => void }) {
  return (
    <IconButton
      aria-label={texts.clear}
      onClick={onClear}
      sx={{ width: 44, height: 44, color: 'inherit' }}
    >
      <Icon name="close" />
    </IconButton>
  );
}

const quiet = { fontSize: 'small', color: colours.flour200 };

const bar = {
  position: 'sticky',
  zIndex: 'appBar',
  bottom: 16,
  ...wrappingRow,
  minHeight: 64,
  mt: 4,
  py: 2.5,
  pl: 4,
  pr: 2,
  borderLeft: `8px solid ${colours.haldi}`,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
} as const;

const head = {
  position: 'fixed',
  zIndex: 'drawer',
  top: 0,
  left: 0,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 60,
  px: 1,
  borderBottom: `4px solid ${colours.haldi}`,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
} as const;

const foot = {
  position: 'fixed',
  zIndex: 'drawer',
  bottom: 0,
  left: 0,
  right: 0,
  display: 'flex',
  gap: 2,
  p: 3,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: strongLine,
  backgroundColor: colours.flour0,
  '& > .MuiButton-root': { flex: 1, px: 2 },
  '& kbd': { display: 'none' },
} as const;

const off = { "&[aria-disabled='true']": { opacity: 0.6, cursor: 'default' } };
const other = {
  ...off,
  '[data-ground="basalt"] &': {
    borderColor: colours.basalt300,
    backgroundColor: 'transparent',
    color: colours.flour0,
    '&:hover': { borderColor: colours.flour0, backgroundColor: colours.basalt700 },
  },
};
