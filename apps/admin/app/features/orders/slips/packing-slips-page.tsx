import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PackingSlipsAnswer } from '@dalan/contract/mill/milling';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { api } from '../../../lib/api/api.ts';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { PrintButton } from '../../../ui/buttons/print-button.tsx';
import { useLiveOrders } from '../list/use-live-orders.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { ORDERS_KEY } from '../order-cache.ts';
import { customerName } from '../order-texts.ts';
import { PackingSlip } from './packing-slip.tsx';
import { slipTexts as texts } from './slip-texts.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';

export function PackingSlipsPage() {
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const { data, isLoading, error, refetch } = useSlips(ids);
  const hasSlips = data !== undefined && data.slips.length > 0;
  const isEmpty = ids === '' || (data !== undefined && !hasSlips);
  return (
    <>
      <BackLink to={`${panelPaths.orders}?step=to-pack`}>{texts.back}</BackLink>
      <PageHead title={texts.title} about={hasSlips && texts.count(data.slips.length)}>
        {hasSlips && <PrintButton>{texts.print}</PrintButton>}
      </PageHead>
      {isLoading && <LateSkeleton height={576} width={384} />}
      {error && !data && (
        <FailedState title={texts.failed} text={texts.failedHelp} onRetry={() => void refetch()} />
      )}
      {data && <Notices answer={data} />}
      {isEmpty && <EmptyState picture="empty" title={texts.none} text={texts.noneHelp} />}
      {hasSlips && (
        <Box sx={sheets}>
          {data.slips.map((slip) => (
            // The key is the content, so that a changed slip is measured anew.
            <PackingSlip key={JSON.stringify(slip)} slip={slip} />
          ))}
        </Box>
      )}
    </>
  );
}

function useSlips(ids: string) {
  useLiveOrders(() => undefined);
  return useQuery({
    queryKey: [ORDERS_KEY, 'packing slips', ids],
    queryFn: ({ signal }) => api.call('getPackingSlips', { query: { ids } }, { signal }),
    enabled: ids !== '',
  });
}

function Notices({ answer: { slips, withoutSlip } }: { answer: PackingSlipsAnswer }) {
  const notMilled = slips.filter(({ orderStatus }) => !milled.includes(orderStatus)).length;
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4, '&:empty': { display: 'none' } }}>
      {notMilled > 0 && <Notice tone="warning">{texts.notMilled(notMilled)}</Notice>}
      {withoutSlip.length > 0 && (
        <Notice tone="error">
          {texts.withoutSlip(withoutSlip.length)}{' '}
          {withoutSlip
            .map(({ _id, name, orderStatus }) =>
              orderStatus === null
                ? `${shortOrderId(_id)} (${texts.notFound})`
                : `${customerName(name)}, ${shortOrderId(_id)} (${languageTexts.status(orderStatus)})`,
            )
            .join('; ')}
        </Notice>
      )}
    </Box>
  );
}

const milled: readonly string[] = ['Processing', 'Shipped'];

const sheets = { display: 'flex', flexWrap: 'wrap', gap: 4 };
