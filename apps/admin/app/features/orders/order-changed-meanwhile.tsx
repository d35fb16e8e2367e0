import type { Order } from '@dalan/contract/orders';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { MoveList } from './move-list.tsx';
import { actorName, listMoves } from './order-moves.ts';

type OrderChangedMeanwhileProps = { order: Order; knownMoves: number; intent: 'save' | 'delete' };

export function OrderChangedMeanwhile(props: OrderChangedMeanwhileProps) {
  const { order, knownMoves, intent } = props;
  return (
    <ChangedMeanwhile who={actorName(order.history.at(-1)?.by ?? '')} what="order" intent={intent}>
      <MoveList moves={listMoves(order.history, knownMoves)} />
    </ChangedMeanwhile>
  );
}
