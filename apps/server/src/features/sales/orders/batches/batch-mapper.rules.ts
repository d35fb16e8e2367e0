import type { Grind } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import { batchStateOf } from '@dalan/contract/mill/batches';
import type { Batch, BatchDetails, BatchHolder, RecallWay } from '@dalan/contract/mill/batches';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { OrderStatus } from '@dalan/contract/orders/orders';

export type BatchRow = {
  id: string;
  number: string;
  productId: string;
  name: string;
  nameMr: string;
  nameHi: string;
  grind: Grind | null;
  milledOn: string;
  bestBefore: string | null;
  milledBy: string;
  weightGrams: number;
  inOrdersGrams: number;
  madeAt: Date;
  undoneAt: Date | null;
  recalledAt: Date | null;
  recalledBy: string | null;
};

export type HolderRow = {
  orderId: string;
  name: string;
  contactNumber: string;
  language: Language;
  weightGrams: number;
  orderStatus: OrderStatus;
  packedAt: Date | null;
  deliveredOn: string | null;
  /** Set for a counter sale without a name. */
  soldAt: Date | null;
  rider: string | null;
  toldWay: RecallWay | null;
  toldBy: string | null;
  toldAt: Date | null;
};

export function toBatch(row: BatchRow, today: string): Batch {
  const { number, productId, name, nameMr, milledOn, bestBefore, milledBy } = row;
  const recalledAt = row.recalledAt?.toISOString() ?? null;
  return {
    _id: row.id,
    ...{ number, productId, name, nameMr, milledOn, bestBefore, milledBy },
    ...(row.grind && { grind: row.grind }),
    kg: gramsToKg(row.weightGrams),
    inOrdersKg: gramsToKg(row.inOrdersGrams),
    state: batchStateOf({ bestBefore, recalledAt }, today),
  };
}

type Around = { today: string; shopPhone: string };

export function toBatchDetails(
  row: BatchRow,
  holders: HolderRow[],
  { today, shopPhone }: Around,
): BatchDetails {
  const packed = holders.find(
    ({ orderStatus, packedAt }) =>
      orderStatus === 'Shipped' || orderStatus === 'Delivered' || packedAt !== null,
  );
  const { recalledAt, recalledBy } = row;
  return {
    ...toBatch(row, today),
    nameHi: row.nameHi,
    madeAt: row.madeAt.toISOString(),
    recalled: recalledAt && { by: recalledBy ?? '', at: recalledAt.toISOString() },
    holders: holders.map(toHolder),
    packedOrder: packed ? { orderId: packed.orderId, name: packed.name } : null,
    shopPhone,
  };
}

function toHolder({ toldWay, toldBy, toldAt, soldAt, ...row }: HolderRow): BatchHolder {
  const { orderId, name, contactNumber, language, orderStatus, deliveredOn, rider } = row;
  return {
    ...{ orderId, name, contactNumber, language, orderStatus, deliveredOn, rider },
    kg: gramsToKg(row.weightGrams),
    isPacked: row.packedAt !== null,
    ...(soldAt && { soldAt: soldAt.toISOString() }),
    told:
      toldWay === null || toldAt === null
        ? null
        : { way: toldWay, by: toldBy ?? '', at: toldAt.toISOString() },
  };
}
