import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { bankTexts as texts } from './bank-texts.ts';
import { overOf } from './groups.rules.ts';
import type { Chosen } from './groups.rules.ts';
import type { Bank } from './use-bank.ts';

type TooMuchDialogProps = {
  rows: Chosen[];
  count: number;
  recording: Bank['recording'];
  onRecord: () => void;
  state: DialogState;
};

/** Asked before a row is recorded that is more than its order still needs. */
export function TooMuchDialog({ rows, count, recording, onRecord, state }: TooMuchDialogProps) {
  return (
    <DialogFrame
      {...state}
      title={texts.tooMuchTitle}
      width={560}
      submit={{
        submission: recording,
        label: texts.record(count),
        busyLabel: texts.recording,
        onSubmit: onRecord,
      }}
    >
      <Box component="ul" sx={{ m: 0, mb: 3, pl: 4 }}>
        {rows.map((chosen) => {
          const { row, order } = chosen;
          const id = shortOrderId(order.orderId);
          const [came, open, over] = [row.amount, order.open, overOf(chosen)].map(formatRupees);
          return (
            <li key={row.fingerprint}>
              {texts.tooMuchRow(id, order.name, came ?? '', open ?? '', over ?? '')}
            </li>
          );
        })}
      </Box>
      {texts.tooMuchNote}
    </DialogFrame>
  );
}
