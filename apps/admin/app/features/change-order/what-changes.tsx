import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@dalan/contract/money/money';
import {
  changesInWords,
  isUnchanged,
  orderContentTexts,
} from '@dalan/contract/orders/order-contents';
import type { ChangeInWords } from '@dalan/contract/orders/order-contents';
import type { Order, OrderContentChanges } from '@dalan/contract/orders/orders';
import { formatDueDay } from '../../lib/format/due-days.ts';
import { colours } from '../../ui/theme/colours.ts';
import { changeOrderTexts as texts } from './change-order-texts.ts';
import { stockMoves } from './change-order.rules.ts';
import { hairline, plainList, spreadRow } from '../../ui/layout/looks.ts';
import { sidePanel } from '../../ui/dialog/side-panel.ts';

type WhatChangesProps = {
  order: Order;
  changes: OrderContentChanges;
  toPay: number;
};

const AMOUNTS: readonly string[] = [
  orderContentTexts.totalAmount,
  orderContentTexts.deliveryCharge,
  orderContentTexts.amountToPay,
];

/** Shows exactly what the history and the mail will say. */
export function WhatChanges({ order, changes, toPay }: WhatChangesProps) {
  const tooMuch = order.paidAmount - toPay;
  const moves = stockMoves(changes);
  const isReground = changes.lines?.some(({ wasGrind }) => wasGrind !== undefined) ?? false;
  const { name, email } = order.userId;
  return (
    <Box component="section" aria-label={texts.changes} aria-live="polite" sx={sidePanel}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.changes}
      </Typography>
      {isUnchanged(changes) ? (
        <Box sx={{ color: 'text.secondary' }}>{texts.nothing}</Box>
      ) : (
        <Box component="ul" sx={plainList}>
          {changesInWords(changes, formatDueDay)
            .filter(({ label }) => label !== orderContentTexts.amountToPay)
            .map((change, place) => (
              <ChangeLine key={`${change.label} ${place}`} {...change} />
            ))}
        </Box>
      )}
      <Box sx={{ ...spreadRow, ...total }}>
        <span>{texts.toPay}</span>
        <span>{formatRupees(toPay)}</span>
      </Box>
      {tooMuch > 0 && (
        <Box sx={{ color: colours.kumkum, fontWeight: 600 }}>
          {texts.tooMuch(formatRupees(tooMuch))}{' '}
          <Box component="span" sx={{ fontWeight: 400 }}>
            {texts.tooMuchNote}
          </Box>
        </Box>
      )}
      <Box sx={hint}>
        {moves !== '' && `${texts.stock(moves)} `}
        {isReground && `${texts.regrind} `}
        {!isUnchanged(changes) && (email === '' ? texts.noMail(name) : texts.mail(name))}{' '}
        {texts.openUntil}
      </Box>
    </Box>
  );
}

function ChangeLine({ label, was, is }: ChangeInWords) {
  const words = (
    <span>
      {was !== undefined && (
        <>
          <Box component="s" sx={{ color: colours.basalt500 }}>
            {was}
          </Box>{' '}
          {!AMOUNTS.includes(label) && '→ '}
        </>
      )}
      {is}
    </span>
  );
  if (AMOUNTS.includes(label)) {
    return (
      <Box component="li" sx={{ ...item, ...spreadRow }}>
        <span>{label}</span>
        {words}
      </Box>
    );
  }
  return (
    <Box component="li" sx={item}>
      <Box sx={{ fontWeight: 600 }}>{label}</Box>
      {words}
    </Box>
  );
}

const item = { py: 2.5, lineHeight: 1.4, borderBottom: hairline };
const total = { py: 2.5, fontSize: 'lead', fontWeight: 600 };
const hint = { mt: 2, fontSize: 'small', color: colours.basalt500, lineHeight: 1.45 };
