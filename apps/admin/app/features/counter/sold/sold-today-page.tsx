import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { lineNameIn } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { dateAndTime, dayInIndia } from '../../../lib/format/india-time.ts';
import { formatKg } from '../../../lib/format/weight.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { hairline, plainList, sheetLook, spreadRow } from '../../../ui/layout/looks.ts';
import { soldTodayQuery } from '../counter-queries.ts';
import { CounterHead } from '../counter-tabs.tsx';
import { counterTexts as texts } from '../counter-texts.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { billPathOf } from '../sale-paths.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** The sales of today, newest first. Each has its bill, and can be taken back. */
export function SoldTodayPage() {
  const { data, isError, refetch } = useQuery(soldTodayQuery(dayInIndia(new Date())));
  const [wrong, setWrong] = useState<Order>();
  return (
    <>
      <CounterHead current={panelPaths.soldToday} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <KeptNotice />
        <Box component="section" aria-label={texts.today.caption} sx={sheetLook}>
          {isError && data === undefined && (
            <FailedState title={texts.today.failed} text="" onRetry={() => void refetch()} />
          )}
          {!isError && data === undefined && <LateSkeleton height={240} />}
          {data && (
            <Box sx={{ px: 4, py: 3, fontWeight: 600 }}>
              {data.length === 0
                ? texts.today.empty
                : texts.today.sum(data.length, formatRupees(sumOf(data)))}
            </Box>
          )}
          <Box component="ul" sx={plainList}>
            {data?.map((order) => (
              <Sale key={order._id} order={order} onTakeBack={() => setWrong(order)} />
            ))}
          </Box>
        </Box>
      </Box>
      {wrong && (
        <TakeBackDialog
          order={wrong}
          onExited={() => setWrong(undefined)}
          onDone={() => undefined}
        />
      )}
    </>
  );
}

function sumOf(orders: readonly Order[]): number {
  return orders.reduce((sum, { amountToPay }) => sum + Math.round(amountToPay * 100), 0) / 100;
}

function Sale({ order, onTakeBack }: { order: Order; onTakeBack: () => void }) {
  const { language } = useLanguage();
  const { time } = dateAndTime(order.createdAt);
  const [payment] = order.payments;
  const paidBy = payment?.method === 'UPI' ? 'UPI' : 'cash';
  const method = texts.pay.methods[order.onAccount ? 'account' : paidBy];
  const isWhole = order.givenBackAmount === undefined;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{time}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {order.items.map((item) => (
          <div key={`${item.productId._id} ${item.grind?.key ?? ''}`}>
            {nameOf(item, language)} ·{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatKg(item.quantityKg)}
            </Box>
          </div>
        ))}
        <Box sx={{ color: 'text.secondary', fontSize: 'note' }}>
          {method}
          {order.userId.name !== '' && `, ${order.userId.name}`}
          {!isWhole && `, ${texts.today.returned}`}
        </Box>
      </Box>
      <b>{formatRupees(order.amountToPay)}</b>
      <Box sx={actions}>
        <Button
          component={Link}
          to={billPathOf(order._id)}
          aria-label={`${texts.today.bill} ${order.billNumber ?? ''}`}
        >
          {order.billNumber}
        </Button>
        {isWhole && (
          <Button
            variant="outlined"
            aria-label={`${texts.sold.takeBack}, ${time}`}
            onClick={onTakeBack}
          >
            {texts.sold.takeBack}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function nameOf({ productId, grind }: Order['items'][number], language: Language): string {
  return lineNameIn({ nameMr: '', nameHi: '', ...productId }, grind, language).text;
}

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '76px minmax(0, 1fr) auto',
    md: '92px minmax(0, 1fr) auto auto',
  },
  gap: 3,
  alignItems: 'center',
  px: 4,
  py: 2,
  borderTop: hairline,
  fontVariantNumeric: 'tabular-nums',
} as const;

const actions = {
  ...spreadRow,
  gridColumn: { xs: '1 / -1', md: 'auto' },
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& > *': { minHeight: 44 },
  '& > a': { whiteSpace: 'nowrap', flex: 'none', px: 0 },
} as const;
