import type { BatchHolder } from '@dalan/contract/mill/batches';

type HolderState = 'not told' | 'told' | 'still here' | 'came back';

/** A bag in a cancelled order never left, and one in a returned order is back. */
export function holderState({ orderStatus, told }: BatchHolder): HolderState {
  if (orderStatus === 'Returned') return 'came back';
  if (told !== null) return 'told';
  return orderStatus === 'Shipped' || orderStatus === 'Delivered' ? 'not told' : 'still here';
}

/** How many have been told, of all who can be and whose bag has not come back. */
export function toldCount(holders: readonly BatchHolder[]): { told: number; all: number } {
  const asked = holders.filter(
    (holder) => holder.soldAt === undefined && holderState(holder) !== 'came back',
  );
  return { told: asked.filter(({ told }) => told !== null).length, all: asked.length };
}

/** Orders that a recall would send back to the mill. */
export function holdersToPack(holders: readonly BatchHolder[]): BatchHolder[] {
  return holders.filter(({ orderStatus }) => orderStatus === 'Processing');
}
