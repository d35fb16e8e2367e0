import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import {
  discountableStatuses,
  reasonInWords,
  returnableStatuses,
} from '@dalan/contract/payments/credit-notes';
import type { CreditNoteOfOrder } from '@dalan/contract/payments/credit-notes';
import { formatRecent } from '../../../lib/format/india-time.ts';
import { hairline, plainList, spreadRow } from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { creditNotePath } from './credit-note-path.ts';
import { creditTexts as texts } from './credit-texts.ts';
import { gramsLeft, paiseLeft } from './return.rules.ts';

type OrderCreditProps = { order: Order; onReturn: () => void; onDiscount: () => void };

/** The credit notes of an order, and the ways to make one. */
export function OrderCredit({ order, onReturn, onDiscount }: OrderCreditProps) {
  const { creditNotes = [], orderStatus } = order;
  const canReturn =
    returnableStatuses.includes(orderStatus) && order.items.some((item) => gramsLeft(item) > 0);
  const canDiscount =
    discountableStatuses.includes(orderStatus) && order.items.some((item) => paiseLeft(item) > 0);
  if (creditNotes.length === 0 && !canReturn && !canDiscount) return null;
  return (
    <Box component="section" aria-label={texts.title} sx={{ mt: 4 }}>
      <Typography variant="subtitle1" component="h3">
        {texts.title}
      </Typography>
      {creditNotes.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{texts.none}</Box>
      ) : (
        <Box component="ul" sx={plainList}>
          {creditNotes.map((note) => (
            <NoteRow key={note._id} note={note} orderId={order._id} />
          ))}
        </Box>
      )}
      {(canReturn || canDiscount) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {canReturn && (
            <Button variant="outlined" onClick={onReturn}>
              {texts.return}
            </Button>
          )}
          {canDiscount && (
            <Button variant="text" onClick={onDiscount}>
              {texts.discount}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function NoteRow({ note, orderId }: { note: CreditNoteOfOrder; orderId: string }) {
  const { _id, number, flour, amount, at } = note;
  const words = [reasonInWords(note), ...(flour ? [texts.fates[flour].toLowerCase()] : [])];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Button
          variant="text"
          size="small"
          component={Link}
          to={creditNotePath(_id, orderId)}
          sx={{ ml: -2.5 }}
        >
          {texts.number(number)}
        </Button>
        <div>{words.join(', ')}</div>
        <Box sx={{ fontSize: 'note', color: colours.basalt700 }}>
          <time dateTime={at}>{formatRecent(at)}</time>
        </Box>
      </Box>
      <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{formatRupees(amount)}</Box>
    </Box>
  );
}

const row = { ...spreadRow, py: 2.5, lineHeight: 1.4, borderBottom: hairline };
