import Box from '@mui/material/Box';
import type { Candidate } from '@dalan/contract/bank/bank-matches';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { bankTexts as texts } from './bank-texts.ts';
import { payerIn } from './file/narration.rules.ts';
import type { Credit } from './groups.rules.ts';
import { Arrow, BankSide, rowLook } from './row-parts.tsx';

type CertainRowProps = Candidate & {
  row: Credit;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
};

export function CertainRow({ row, order, like, isOn, onToggle }: CertainRowProps) {
  const id = shortOrderId(order.orderId);
  const words = order.claimReference === null ? texts.orderOf : texts.claimOn;
  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ gridArea: 'tick', my: -1, ml: -2.5 }}>
        <TickBox
          label={texts.tickRow(payerIn(row.text), formatRupees(row.amount))}
          isOn={isOn}
          onToggle={onToggle}
        />
      </Box>
      <BankSide row={row} />
      <Arrow />
      <Box sx={{ gridArea: 'order', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{words(id, order.name)}</Box>
        <Box sx={{ color: 'success.main', fontSize: 'small', fontWeight: 600 }}>
          {like.reference ? texts.sameReference : texts.sameOrderId}
        </Box>
      </Box>
    </Box>
  );
}
