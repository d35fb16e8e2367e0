import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { colours } from '../../../ui/theme/colours.ts';
import { ItemRows } from './item-rows.tsx';
import { itemColumnLabels } from '../order-texts.ts';
import { hairline } from '../../../ui/layout/looks.ts';

type ItemsTableProps = {
  items: OrderItem[];
  /** Adds a footer. It is left out where the total is already shown nearby. */
  totalAmount?: number;
  /** Adds the delivery charge, if there is one. */
  delivery?: { deliveryCharge: number; amountToPay: number; givenBackAmount?: number };
  /** Stands below the name of each flour. */
  below?: (item: OrderItem) => ReactNode;
};

/** The roomy table, for dialogs and expanded rows. */
export function ItemsTable({ items, totalAmount, delivery, below }: ItemsTableProps) {
  return (
    <Box component="table" aria-label="Items" sx={table}>
      <thead>
        <tr>
          {itemColumnLabels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <ItemRows items={items} {...(below && { below })} />
      {totalAmount !== undefined && (
        <tfoot>
          <Sum label="Total Amount" amount={totalAmount} />
          {delivery !== undefined && <Rest {...delivery} />}
        </tfoot>
      )}
    </Box>
  );
}

/** The charge and what was given back, if there is any, and what is left to pay. */
function Rest(props: NonNullable<ItemsTableProps['delivery']>) {
  const { deliveryCharge, amountToPay, givenBackAmount = 0 } = props;
  if (deliveryCharge === 0 && givenBackAmount === 0) return null;
  return (
    <>
      {deliveryCharge > 0 && <Sum label="Delivery Charge" amount={deliveryCharge} />}
      {givenBackAmount > 0 && <Sum label="Given Back" amount={-givenBackAmount} />}
      <Sum label="Amount To Pay" amount={amountToPay} />
    </>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{formatRupees(amount)}</td>
    </tr>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'small',
  '& th, & td': { px: 0, py: 2, textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'top' },
  '& th + *, & td + *': { pl: { xs: 3, sm: 5 } },
  '& thead th:first-of-type, & tbody td:first-of-type, & tfoot th': { textAlign: 'left' },
  '& tbody td:first-of-type': { width: '60%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& thead th': {
    fontWeight: 400,
    fontSize: 'note',
    color: colours.basalt500,
    borderBottom: `1px solid ${colours.basalt900}`,
  },
  '& tbody tr + tr > td': { borderTop: hairline },
  '& tbody td:nth-of-type(2)': { fontWeight: 600 },
  '& tbody td:nth-of-type(3)': { color: colours.basalt700 },
  '& tfoot th, & tfoot td': {
    borderTop: `1px solid ${colours.basalt900}`,
    fontWeight: 600,
    fontSize: 'body',
  },
} as const;
