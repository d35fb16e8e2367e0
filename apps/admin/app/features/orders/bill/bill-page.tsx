import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useSearchParams } from 'react-router';
import { billTexts } from '@dalan/contract/bill-view';
import { ApiError } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/panel-paths';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
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
        {bill && (
          <Button
            variant="contained"
            startIcon={<Icon name="print" size={18} />}
            onClick={() => window.print()}
          >
            {billTexts.print}
          </Button>
        )}
      </Box>
      {isPending && <Skeleton variant="rectangular" height={480} />}
      {error && !bill && (
        <EmptyState
          picture="error"
          title={error instanceof ApiError ? error.message : texts.notOpened}
          text={texts.notOpenedHelp}
        >
          <Button
            variant="contained"
            startIcon={<Icon name="retry" size={18} />}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </EmptyState>
      )}
      {bill && <BillSheet bill={bill} />}
    </Box>
  );
}

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 };
