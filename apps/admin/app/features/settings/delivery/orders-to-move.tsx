import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { api } from '../../../lib/api/api.ts';
import { formatLongDay } from '../../../lib/format/india-time.ts';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { deliveryTexts } from './delivery-texts.ts';

const NAMED_AT_MOST = 100;
const ended = ['Delivered', 'Cancelled', 'Returned'];

/** The orders that are still due on a closed date. */
export function OrdersToMove({ date }: { date: string }) {
  const { data: orders = [] } = useQuery({
    queryKey: ['orders', 'due on a closed date', date],
    queryFn: ({ signal }) =>
      api.call('listOrders', { query: { due: date, pageSize: NAMED_AT_MOST } }, { signal }),
    select: (due) => due.filter(({ orderStatus }) => !ended.includes(orderStatus)),
  });
  if (orders.length === 0) return null;
  const move = (
    <Button variant="outlined" component={Link} to={`${panelPaths.orders}?due=${date}`}>
      {deliveryTexts.move}
    </Button>
  );
  return (
    <Box sx={{ mt: 2 }}>
      <ErrorAlert action={move}>
        <b>{deliveryTexts.toMove(orders.length, formatLongDay(date))}</b>{' '}
        {orders.map(({ _id, userId }) => `${userId.name} (${shortOrderId(_id)})`).join(', ')}
      </ErrorAlert>
    </Box>
  );
}
