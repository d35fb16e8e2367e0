import Box from '@mui/material/Box';
import { splitPincode } from '../rider-format.ts';
import { leadText } from '../rider-styles.ts';
import type { StopView } from '../run-view.ts';

/** The pincode is bold, because it tells the part of the town. */
export function StopAddress({ stop }: { stop: StopView }) {
  const { deliveryAddress, pincode } = stop.order;
  const parts = splitPincode(deliveryAddress, pincode);
  return (
    <Box component="p" sx={{ m: 0, ...leadText, overflowWrap: 'anywhere' }}>
      {parts.street}{' '}
      <Box component="b" sx={{ fontSize: 'lead', fontWeight: 700 }}>
        {parts.pincode}
      </Box>
    </Box>
  );
}
