import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListTable } from '../../../ui/list/list-table.tsx';
import type { ListView } from '../../../ui/list/list-view.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { SelectOrder, SelectPage } from '../bulk/select-box.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { ITEMS_MIN_WIDTH, orderColumns } from './order-columns.tsx';
import { OrderDetail } from './order-detail.tsx';

type OrderTableProps = {
  view: ListView<Order>;
  pageSize: number;
  /** Width of the frame around the table. It depends on the window and the sidebar. */
  frameWidth: number;
  actions: (order: Order, index: number) => ReactNode;
  selection: Selection;
};

/** In a narrow frame, each row expands to show what has no column. */
export function OrderTable(props: OrderTableProps) {
  const { view, pageSize, frameWidth, actions, selection } = props;
  const [openIds, setOpenIds] = useState<string[]>([]);
  const isNarrow = frameWidth < ITEMS_MIN_WIDTH;
  const columns = orderColumns(frameWidth, {
    actions,
    select: {
      label: 'Select',
      isControl: true,
      head: <SelectPage selection={selection} />,
      width: isNarrow ? '40px' : '36px',
      skeleton: '20px',
      cell: (order) => <SelectOrder order={order} selection={selection} />,
    },
    toggle: ({ _id }) => (
      <Toggle
        label={`Items and address of order ${shortOrderId(_id)}`}
        isOpen={openIds.includes(_id)}
        onToggle={() => setOpenIds(toggled(openIds, _id))}
      />
    ),
  });
  return (
    <Box sx={isNarrow ? narrow : { ...wide, ...amountWidths(view.rows) }}>
      <ListTable
        caption="Orders"
        columns={columns}
        view={view}
        pageSize={pageSize}
        minWidth={566}
        isSelected={selection.has}
        verticalAlign={isNarrow ? 'middle' : 'top'}
        detail={(order) =>
          isNarrow && openIds.includes(order._id) ? <OrderDetail order={order} /> : undefined
        }
      />
    </Box>
  );
}

type ToggleProps = { label: string; isOpen: boolean; onToggle: () => void };

function Toggle({ label, isOpen, onToggle }: ToggleProps) {
  return (
    <IconButton size="small" aria-label={label} aria-expanded={isOpen} onClick={onToggle}>
      <Icon name={isOpen ? 'up' : 'down'} size={18} />
    </IconButton>
  );
}

function toggled(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

const selectedRows = {
  '& tr[data-selected] > *': { backgroundColor: colours.flour50 },
  '& tr[data-selected] > :first-child': { boxShadow: `inset 4px 0 0 ${colours.basalt900}` },
};

const narrow = { ...selectedRows, '& tbody > tr > td:nth-of-type(2) > button': { ml: -2 } };

/** Tighter spacing for the eight-column layout. */
const wide = {
  ...selectedRows,
  fontSize: 'note',
  '&&& > table > * > tr > *': { px: 1.5, fontSize: 'inherit' },
  '&&& > table > thead > tr > *': {
    height: 52,
    py: 2,
    verticalAlign: 'top',
    fontSize: 'label',
    lineHeight: '17px',
  },
  '&&& > table > tbody > tr > *': { height: 0, py: 1, lineHeight: '19px' },
  // A chip and the line below it are as high as two lines of text.
  '& > table > tbody > tr > td > span:first-of-type': {
    height: 20,
    display: 'flex',
    width: 'fit-content',
  },
  '&&& > table > * > tr > :first-child': { pl: 3, pr: 0 },
  '&&& > table > * > tr > :last-of-type:not(:only-of-type)': { pr: 4 },
  // The action buttons are taller than the text line beside them.
  '& > table > tbody > tr > td:last-of-type > div': { mt: 0.5 },
};

/** Width of one digit. The font has tabular figures. */
const DIGIT_REM = 0.45;

/** Column widths that fit the longest amounts on the page. */
function amountWidths(orders: Order[]) {
  const items = orders.flatMap((order) => order.items);
  const sums = orders.map(({ totalAmount }) => totalAmount);
  const prices = items.map(({ pricePerKg }) => pricePerKg);
  const totals = items.map(({ totalPrice }) => totalPrice);
  return {
    '--sum': `max(80px, calc(${widthOf(sums)} + 12px))`,
    '--price': `max(56px, ${widthOf(prices)})`,
    '--total': `max(64px, ${widthOf(totals)})`,
  };
}

function widthOf(amounts: number[]): string {
  const longest = Math.max(0, ...amounts.map((amount) => formatRupees(amount).length));
  return `${longest * DIGIT_REM}rem`;
}
