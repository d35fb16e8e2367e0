import Box from '@mui/material/Box';
import { splitPincode } from './rider-format.ts';
import { text17 } from './rider-styles.ts';
import type { StopView } from './run-view.ts';

/** With the pincode in bold: it tells the part of the town. */
export function StopAddress({ stop }: { stop: StopView }) {
  const { deliveryAddress, pincode } = stop.order;
  const parts = splitPincode(deliveryAddress, pincode);
  return (
    <Box component="p" sx={{ m: 0, ...text17, overflowWrap: 'anywhere' }}>
      {parts.street}{' '}
      <Box component="b" sx={{ fontSize: '1.1875rem', fontWeight: 700 }}>
        {parts.pincode}
      </Box>
    </Box>
  );
}
