import { missingLabelFacts } from '@dalan/contract/catalog/label-facts';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { labelObstacleOf } from '@dalan/contract/mill/bag-labels';
import type { BagLabelsAnswer, BagToLabel, Packer } from '@dalan/contract/mill/bag-labels';
import type { BagLabelsQuery } from '@dalan/contract/mill/bag-labels.schema';
import { batchPath, bestBeforeOf } from '@dalan/contract/mill/batches';
import { paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { knownLicence } from '@dalan/contract/settings/legal';
import type { z } from 'zod';
import type { Db } from '../../../../platform/db/database.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { notOnPaper } from '../milling/milling-sheet.rules.ts';
import {
  listBagsMilledOn,
  listBagsOfBatches,
  listBagsOfOrders,
  listFlourFacts,
  listOrderStatuses,
} from './bag-labels.queries.ts';
import type { BagRow, FlourFactsRow } from './bag-labels.queries.ts';

type Asked = z.output<typeof BagLabelsQuery>;

/** What the labels say, one entry a bag. A bag of a cancelled or returned order has none. */
export async function getBagLabels(db: Db, asked: Asked, seller: Seller): Promise<BagLabelsAnswer> {
  const { ids, batches, day = shopClock(new Date()).day } = asked;
  const orders = await ordersWithLabels(db, ids ?? []);
  const rows =
    ids !== undefined
      ? await listBagsOfOrders(db, orders.labelled)
      : batches !== undefined
        ? await listBagsOfBatches(db, batches)
        : await listBagsMilledOn(db, day);
  const flours = await listFlourFacts(db, [...new Set(rows.map(({ productId }) => productId))]);
  const shelfLives = new Map(flours.map(({ id, shelfLifeDays }) => [id, shelfLifeDays]));
  return {
    day: ids === undefined && batches === undefined ? day : null,
    bags: rows.map((row) => toBag(row, shelfLives.get(row.productId) ?? null)),
    flours: flours.map(toFlour),
    packer: packerOf(seller),
    withoutLabels: orders.withoutLabels,
  };
}

const statusesWithoutLabel: readonly OrderStatus[] = ['Cancelled', 'Returned'];

async function ordersWithLabels(db: Db, ids: string[]) {
  const found = (await listOrderStatuses(db, ids)).map((order) => ({
    ...order,
    isOnPaper: !statusesWithoutLabel.includes(order.orderStatus),
  }));
  return {
    labelled: found.filter(({ isOnPaper }) => isOnPaper).map(({ id }) => id),
    withoutLabels: notOnPaper(found, ids),
  };
}

function toBag(row: BagRow, shelfLifeDays: number | null): BagToLabel {
  const { orderId, productId, name, nameMr, nameHi, language } = row;
  const batch = batchOf(row, shelfLifeDays);
  return {
    ...{ orderId, productId, name, nameMr, nameHi, language },
    ...(row.grind && { grind: row.grind }),
    kg: gramsToKg(row.weightGrams),
    price: paiseToRupees(row.totalPaise),
    pricePerKg: paiseToRupees(row.pricePaise),
    batch,
    obstacle: labelObstacleOf(batch, row.recalledAt !== null),
  };
}

/** A batch from before somebody set the shelf life keeps for as long as the flour keeps now. */
function batchOf(row: BagRow, shelfLifeDays: number | null): BagToLabel['batch'] {
  const { batchId, number, milledOn } = row;
  if (batchId === null || number === null || milledOn === null) return null;
  const bestBefore = row.bestBefore ?? bestBeforeOf(milledOn, shelfLifeDays);
  return { _id: batchId, number, path: batchPath({ number, milledOn }), milledOn, bestBefore };
}

function toFlour({ id, name, category, shelfLifeDays, label }: FlourFactsRow) {
  const missing = missingLabelFacts({ category, shelfLifeDays, label });
  return { productId: id, name, facts: label, missing };
}

function packerOf({ profile, legal }: Seller): Packer {
  const { name, address, phone, email } = profile;
  return { name, address, phone, email, fssaiLicence: knownLicence(legal.fssaiLicence) };
}
