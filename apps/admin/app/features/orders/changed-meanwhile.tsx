import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@dalan/contract/orders';
import { Problem } from '../../ui/problem.tsx';
import { MoveList } from './move-list.tsx';
import { actorName, listMoves } from './order-moves.ts';

/** Somebody else was faster: what he did, and that nothing is lost. */
export function ChangedMeanwhile({ order, knownMoves }: { order: Order; knownMoves: number }) {
  const who = actorName(order.history.at(-1)?.by ?? '');
  return (
    <Problem>
      <Typography sx={{ fontWeight: 600, mb: 2 }}>{who} changed this order meanwhile</Typography>
      <MoveList moves={listMoves(order.history, knownMoves)} />
      <Box>Nothing was saved yet. Your choice stands below: save again to put it in place.</Box>
    </Problem>
  );
}
