import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { dateAndTime } from '../../../lib/format/india-time.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { deliveryQuery } from '../delivery-query.ts';
import { formatDay } from '../format-due-day.ts';
import { buyerName } from '../order-texts.ts';
import { totalsOf } from './bulk-actions.ts';
import { bulkTexts as texts, doneText, verbOf } from './bulk-texts.ts';
import type { BulkOutcome } from './use-bulk-move.ts';
import { centredRow, hairline, plainList } from '../../../ui/layout/looks.ts';

type ResultDialogProps = {
  outcome: BulkOutcome;
  state: DialogState;
  onView: (order: Order) => void;
};

/**
 * Says what was done, and lists each order that stays as it was, with the reason and one way out.
 */
export function ResultDialog({ outcome, state, onView }: ResultDialogProps) {
  const { action, results, orders } = outcome;
  const refused = results.filter(({ refusal }) => refusal !== undefined);
  const done = results.filter(({ refusal }) => refusal === undefined);
  const dueOn = action.do === 'move to day' ? action.dueOn : undefined;
  const about = `${done.length} of ${results.length}`;
  return (
    <DialogFrame
      {...state}
      title={`Not all ${verbOf(action)}`}
      about={dueOn === undefined ? about : `${about}, to ${formatDay(dueOn)}`}
      width={640}
      closeLabel="none"
      action={
        <>
          <Box sx={{ mr: 'auto' }}>{texts.staySelected(refused.length)}</Box>
          {done.length > 0 && (
            <Button
              variant="outlined"
              onClick={() => {
                if (!state.isOpen) return;
                state.onClose();
                outcome.undo();
              }}
            >
              {texts.undo}
            </Button>
          )}
          <Button variant="contained" onClick={state.onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      {done.length > 0 && (
        <Alert severity="success" sx={{ mb: 5 }}>
          <b>{`${doneText(action, done.length)}, ${texts.kg(kgOf(done))}.`}</b>{' '}
          {dueOn !== undefined && <RoomLeft day={dueOn} />}
        </Alert>
      )}
      <Box component="h3" sx={{ m: 0, pb: 2, fontSize: 'body', borderBottom: `2px solid` }}>
        {texts.asTheyWere(refused.length)}
      </Box>
      <Box component="ul" sx={plainList}>
        {refused.map((result) => (
          <RefusedOrder
            key={result.orderId}
            result={result}
            order={result.order ?? orders.find(({ _id }) => _id === result.orderId)}
            onView={onView}
          />
        ))}
      </Box>
    </DialogFrame>
  );
}

type Result = BulkAnswer['results'][number];
type RefusedOrderProps = {
  result: Result;
  order: Order | undefined;
  onView: (order: Order) => void;
};

function RefusedOrder({ result, order, onView }: RefusedOrderProps) {
  const id = shortOrderId(result.orderId);
  const isOnRun = isRunReason(result);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ color: 'error.main', display: 'grid' }}>
        <Icon name="alert" size={22} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{order ? buyerName(order) : id}</Box>
        <Box sx={{ fontSize: 'small' }}>
          {id} · {reasonOf(result)}
        </Box>
      </Box>
      {order && isOnRun && (
        <Button
          variant="outlined"
          component={Link}
          to={`${panelPaths.runs}?day=${order.dueOn}`}
          aria-label={`${texts.openRun} of order ${id}`}
        >
          {texts.openRun}
        </Button>
      )}
      {order && !isOnRun && result.refusal?.code !== 'NOT_FOUND' && (
        <Button
          variant="outlined"
          aria-label={`${texts.view} order ${id}`}
          onClick={() => onView(order)}
        >
          {texts.view}
        </Button>
      )}
    </Box>
  );
}

function isRunReason({ refusal, order }: Result): boolean {
  const last = order?.history.at(-1)?.kind;
  return (
    refusal?.code === 'ORDER_ON_A_RUN' ||
    (refusal?.code === 'ORDER_CHANGED' && last === 'put on a run')
  );
}

/** What somebody else did meanwhile, in the words of the history, or else the server's message. */
function reasonOf({ refusal, order }: Result): string {
  const last = order?.history.at(-1);
  if (refusal?.code === 'ORDER_CHANGED' && last) {
    const { time } = dateAndTime(last.at);
    if (last.kind === 'put on a run') return texts.addedToRun(last.note ?? '', time);
    const isCancelled = last.orderStatus === 'Cancelled' && last.by !== '';
    if (isCancelled) return texts.cancelledBy(last.by, time);
  }
  return refusal?.message ?? '';
}

function RoomLeft({ day }: { day: string }) {
  const left = useQuery(deliveryQuery).data?.days.find((known) => known.day === day)?.leftKg;
  return left === undefined || left === null ? null : texts.roomLeft(formatDay(day), left);
}

function kgOf(results: Result[]): number {
  return totalsOf(results.flatMap(({ order }) => (order ? [order] : []))).kg;
}

const line = {
  ...centredRow,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  py: 3,
  borderBottom: hairline,
};
