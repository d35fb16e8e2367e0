import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import { billTexts } from '@dalan/contract/bill-view';
import { ApiError } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/panel-paths';
import { LateSkeleton } from '../../../ui/late-skeleton.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PrintButton } from '../../../ui/print-button.tsx';
import { readBilledOrder } from './bill-path.ts';
import { BillSheet } from './bill-sheet.tsx';
import { billPageTexts as texts } from './bill-texts.ts';
import { useBill } from './use-bill.ts';

export function BillPage() {
  const [query] = useSearchParams();
  const orderId = readBilledOrder(query);
  const { data: bill, isPending, error, refetch } = useBill(orderId);
  return (
    <Box sx={{ maxWidth: 794 }}>
      <Box sx={actions}>
        <PageTitle>{texts.title}</PageTitle>
        <Button
          variant="outlined"
          component={Link}
          to={`${panelPaths.orders}?order=${orderId}`}
          sx={{ ml: 'auto' }}
        >
          {texts.back}
        </Button>
        {bill && <PrintButton>{billTexts.print}</PrintButton>}
      </Box>
      {isPending && <LateSkeleton height={480} />}
      {error && !bill && (
        <FailedState
          title={error instanceof ApiError ? error.message : texts.notOpened}
          text={texts.notOpenedHelp}
          onRetry={() => void refetch()}
        />
      )}
      {bill && <BillSheet bill={bill} />}
    </Box>
  );
}

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 };
