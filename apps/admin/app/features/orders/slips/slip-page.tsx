import { totalKg } from '@dalan/contract/orders/quantities';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { collectedAtTheDoor } from '@dalan/contract/on-account/accounts';
import { saysPaid } from '@dalan/contract/payments/payments';
import { api, isNotFound } from '../../../lib/api/api.ts';
import { formatKg } from '../../../lib/format/weight.ts';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { DueDay } from '../due-day.tsx';
import { useLiveOrders } from '../list/use-live-orders.ts';
import { orderKey } from '../order-cache.ts';
import { LineBatch } from '../items/line-batch.tsx';
import { buyerName } from '../order-texts.ts';
import { OrderStatusChip } from '../status/status-chips.tsx';
import { PackButtons } from './pack-buttons.tsx';
import { readSlipOrder } from './slip-path.ts';
import { packTexts as texts, slipTexts } from './slip-texts.ts';
import { faintLine, plainList, sheetLook, spreadRow, touchLink } from '../../../ui/layout/looks.ts';

/** The page that the code on a slip opens on a phone: one order and one big button. */
export function SlipPage() {
  const [params] = useSearchParams();
  const id = readSlipOrder(params);
  useLiveOrders(() => undefined);
  const {
    data: order,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api.call('getOrder', { params: { id } }, { signal }),
  });
  const isGone = isNotFound(error);
  return (
    <Box sx={{ maxWidth: 520 }}>
      <PageTitle>{texts.title}</PageTitle>
      {isPending && <LateSkeleton height={320} />}
      {isGone && <EmptyState picture="error" title={texts.notFound} text={texts.notFoundHelp} />}
      {error && !isGone && !order && (
        <FailedState title={texts.failed} text={texts.failedHelp} onRetry={() => void refetch()} />
      )}
      {order && !isGone && (
        <>
          <OrderInShort order={order} />
          <PackButtons key={order._id} order={order} />
          <Link
            component={RouterLink}
            to={`${panelPaths.orders}?order=${order._id}`}
            sx={{ ...touchLink, mt: 3 }}
          >
            {texts.order}
          </Link>
        </>
      )}
    </Box>
  );
}

function OrderInShort({ order }: { order: Order }) {
  const weight = totalKg(order.items);
  const toCollect = collectedAtTheDoor(order);
  return (
    <Box sx={sheet}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box component="h2" sx={{ m: 0, mr: 'auto', fontSize: 'title', overflowWrap: 'anywhere' }}>
          {buyerName(order)}
        </Box>
        <OrderStatusChip status={order.orderStatus} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{shortOrderId(order._id)}</Box>
      <DueDay order={order} />
      <Box component="ul" sx={{ ...plainList, mt: 3 }}>
        {order.items.map((item) => (
          <Box
            component="li"
            key={lineKey({ productId: item.productId._id, grind: item.grind?.key })}
            sx={line}
          >
            <Box component="b" sx={{ minWidth: 64, fontSize: 'title' }}>
              {formatKg(item.quantityKg)}
            </Box>
            <div>
              {nameWithGrind(item.productId.name, item.grind, 'en')}
              <LineBatch item={item} order={order} />
            </div>
          </Box>
        ))}
      </Box>
      <Box sx={{ ...spreadRow, pt: 3 }}>
        <span>{slipTexts.bags(order.items.length, formatKg(weight))}</span>
        <b>
          {toCollect === 0
            ? order.onAccount
              ? slipTexts.onAccount
              : slipTexts.nothingToCollect
            : `${slipTexts.toCollect} ${formatRupees(toCollect)}`}
        </b>
      </Box>
      {saysPaid(order) && <StatusChip tone="warning" sign="₹" text={languageTexts.saysPaid} />}
    </Box>
  );
}

const sheet = { mt: 4, p: 4, ...sheetLook };

const line = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 3,
  py: 2,
  borderBottom: faintLine,
};
