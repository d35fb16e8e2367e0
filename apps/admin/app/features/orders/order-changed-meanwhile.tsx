import type { Order } from '@dalan/contract/orders';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { MoveList } from './move-list.tsx';
import { actorName, listMoves } from './order-moves.ts';

export function OrderChangedMeanwhile({ order, knownMoves }: { order: Order; knownMoves: number }) {
  return (
    <ChangedMeanwhile who={actorName(order.history.at(-1)?.by ?? '')} what="order">
      <MoveList moves={listMoves(order.history, knownMoves)} />
    </ChangedMeanwhile>
  );
}
