import Box from '@mui/material/Box';
import type { CallToMake } from '@dalan/contract/desk/confirm';
import { Link } from 'react-router';
import { lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { saysPaid } from '@dalan/contract/payments/payments';
import { nameBeside } from '../../lib/format/name-beside.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './confirm-texts.ts';
import { hairline, touchLink } from '../../ui/layout/looks.ts';

/** What was ordered, and what the customer pays. */
export function OrderLines({ call: { order, areaName, namesMr } }: { call: CallToMake }) {
  const { columns } = texts;
  const toPay = order.amountToPay - order.paidAmount;
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.quantity}</th>
          <Box component="th" scope="col" sx={wide}>
            {columns.price}
          </Box>
          <th scope="col">{columns.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map(({ productId, grind, quantityKg, pricePerKg, totalPrice }) => (
          <tr key={lineKey({ productId: productId._id, grind: grind?.key })}>
            <td>
              {nameWithGrind(productId.name, grind, 'en')}{' '}
              <Box component="span" lang="mr" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {nameBeside(namesMr[productId._id], grind)}
              </Box>
            </td>
            <td>
              <b>{quantityKg}</b>
            </td>
            <Box component="td" sx={wide}>
              {formatRupees(pricePerKg)}
            </Box>
            <td>{formatRupees(totalPrice)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {order.pincode !== null && (
          <tr>
            <th scope="row">
              {texts.delivery}
              {areaName !== null && (
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  , {areaName}
                </Box>
              )}
            </th>
            <td />
            <Box component="td" sx={wide} />
            <td>{order.deliveryCharge === 0 ? texts.free : formatRupees(order.deliveryCharge)}</td>
          </tr>
        )}
        {order.paidAmount > 0 && (
          <tr>
            <th scope="row">{texts.paid(formatRupees(order.paidAmount))}</th>
            <td />
            <Box component="td" sx={wide} />
            <td />
          </tr>
        )}
        <tr>
          <th scope="row">
            {order.onAccount ? texts.account.onAccount : texts.toPay}{' '}
            {saysPaid(order) && <SaysPaid orderId={order._id} />}
          </th>
          <td />
          <Box component="td" sx={wide} />
          <td>{formatRupees(toPay)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

/** Staff look into the account before they ask for the money. */
function SaysPaid({ orderId }: { orderId: string }) {
  return (
    <Box component={Link} to={`${panelPaths.orders}?order=${orderId}&open=pay`} sx={claim}>
      <StatusChip tone="warning" sign="₹" text={languageTexts.saysPaid} />
    </Box>
  );
}

const claim = { ...touchLink, my: -2.5 };
const wide = { display: { xs: 'none', sm: 'table-cell' } };

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 0, textAlign: 'left', fontWeight: 400, lineHeight: 1.35 },
  '& :is(th, td):nth-of-type(n + 2)': {
    width: { xs: 80, sm: 96 },
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& tfoot td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': {
    py: 2.5,
    borderBottom: `1px solid ${colours.basalt900}`,
    color: colours.basalt700,
    fontSize: 'note',
  },
  '& tbody td': { py: 2.5, borderBottom: hairline },
  '& tbody [lang]': { color: colours.basalt700, fontSize: 'small', lineHeight: 1.35 },
  '& tfoot :is(th, td)': { pt: 2, color: colours.basalt700 },
  '& tfoot tr:last-of-type :is(th, td)': {
    color: colours.basalt900,
    fontSize: 'lead',
    fontWeight: 600,
  },
} as const;
