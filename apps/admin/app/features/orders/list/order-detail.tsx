import Box from '@mui/material/Box';
import type { Order } from '@dalan/contract/orders/orders';
import { bindPincode } from '../../../lib/format/address.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { CallLink } from '../call-link.tsx';
import { ItemsTable } from '../items/items-table.tsx';
import { ERASED } from '../order-texts.ts';
import { hairline } from '../../../ui/layout/looks.ts';

/** The expanded part of a row: what a narrow list has no columns for. */
export function OrderDetail({ order }: { order: Order }) {
  return (
    <Box sx={box}>
      <ItemsTable items={order.items} />
      <Box component="dl" sx={facts}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <dt>Delivery Address</dt>
          <dd>{bindPincode(order.deliveryAddress) || ERASED}</dd>
        </Box>
        <div>
          <dt>Contact Number</dt>
          <dd>
            <CallLink number={order.contactNumber} />
          </dd>
        </div>
      </Box>
    </Box>
  );
}

const box = {
  ml: { xs: '39px', md: '56px' },
  mt: -0.5,
  mb: 2,
  px: 4,
  py: 1,
  backgroundColor: colours.flour50,
  border: hairline,
};

const facts = {
  display: 'flex',
  gap: 5,
  m: 0,
  py: 2,
  borderTop: hairline,
  '& dt': { fontSize: 'note', color: colours.basalt500 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
