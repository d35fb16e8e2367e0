import Box from '@mui/material/Box';
import { formatPaise, formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { faintLine } from '../../../ui/layout/looks.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { accountPaymentTexts as texts } from '../accounts-texts.ts';
import { shownOrders } from './payment.rules.ts';
import type { PlannedPayment } from './payment.rules.ts';

/** What each order gets of the payment, while it is typed. */
export function SpreadTable({ plan, owes }: { plan: PlannedPayment; owes: number }) {
  const { shown, restCount, restPaise } = shownOrders(plan);
  if (plan.orders.length === 0) return <p>{texts.nothingOwed}</p>;
  return (
    <Box component="table" sx={table}>
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.order}</th>
          <th scope="col">{texts.open}</th>
          <th scope="col">{texts.now}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ _id, createdAt, open, nowPaise, afterPaise }) => (
          <tr key={_id}>
            <td>
              {formatRecentDay(createdAt)} <small>{shortOrderId(_id)}</small>
            </td>
            <td>{formatRupees(open)}</td>
            <td>{nowPaise === 0 ? <Dash /> : <b>{formatPaise(nowPaise)}</b>}</td>
            <td>
              {afterPaise === 0 ? (
                <StatusChip tone="success" sign="₹" text={texts.paid} />
              ) : (
                formatPaise(afterPaise)
              )}
            </td>
          </tr>
        ))}
        {restCount > 0 && (
          <tr>
            <td>{texts.moreOrders(restCount)}</td>
            <td>{formatPaise(restPaise)}</td>
            <td>
              <Dash />
            </td>
            <td>{formatPaise(restPaise)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.together}</th>
          <td>{formatRupees(owes)}</td>
          <td>{formatPaise(plan.paise)}</td>
          <td>{formatPaise(rupeesToPaise(owes) - plan.paise)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

function Dash() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{texts.none}</VisuallyHidden>
    </>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { p: 0, py: 2, pl: { xs: 2, sm: 4 }, textAlign: 'right', fontWeight: 400 },
  '& tr > th:first-of-type, & tbody td:first-of-type': { pl: 0, textAlign: 'left' },
  '& td': { fontSize: { xs: 'note', sm: 'body' } },
  '& td + td': { whiteSpace: 'nowrap' },
  '& thead th': { fontSize: 'small', borderBottom: `1px solid ${colours.basalt900}` },
  '& tbody td': { borderBottom: faintLine },
  '& tbody b': { color: colours.paan, fontWeight: 600 },
  '& small': { fontSize: 'small', color: colours.basalt700, whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontSize: { xs: 'body', sm: 'lead' }, fontWeight: 600 },
} as const;
