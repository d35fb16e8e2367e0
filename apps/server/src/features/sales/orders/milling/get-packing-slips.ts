import { areaOf } from '@dalan/contract/delivery/delivery';
import { collectedAtTheDoor } from '@dalan/contract/on-account/accounts';
import type { PackingSlip, PackingSlipsAnswer } from '@dalan/contract/mill/milling';
import { paiseToRupees } from '@dalan/contract/money/money';
import { finalStatuses } from '@dalan/contract/orders/orders';
import type { Delivery } from '@dalan/contract/settings/settings';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { notOnPaper } from './milling-sheet.rules.ts';
import { listPackingSlipRows } from './packing-slips.queries.ts';
import type { PackingSlipRow } from './packing-slips.queries.ts';

type Areas = Pick<Delivery, 'areas'>;

/** Nothing leaves the mill for an order that was delivered, cancelled or returned. */
export async function getPackingSlips(
  db: Db,
  ids: string[],
  rule: Areas,
): Promise<PackingSlipsAnswer> {
  const found = await listPackingSlipRows(db, ids);
  const rows = found.map((row) => ({
    ...row,
    isOnPaper: !finalStatuses.includes(row.orderStatus),
  }));
  return {
    slips: rows.filter(({ isOnPaper }) => isOnPaper).map((row) => toSlip(row, rule)),
    withoutSlip: notOnPaper(rows, ids),
  };
}

function toSlip(row: PackingSlipRow, rule: Areas): PackingSlip {
  const { name, contactNumber, deliveryAddress, pincode, dueOn, orderStatus } = row;
  return {
    orderId: row.id,
    ...{ name, contactNumber, deliveryAddress, pincode, dueOn, orderStatus },
    area: pincode === null ? '' : (areaOf(rule, pincode)?.name ?? ''),
    placedAt: row.createdAt.toISOString(),
    packedAt: row.packedAt?.toISOString() ?? null,
    toCollect: collectedAtTheDoor({
      orderStatus,
      paymentStatus: row.paymentStatus,
      amountToPay: paiseToRupees(row.toPayPaise),
      paidAmount: paiseToRupees(row.paidPaise),
      ...(row.onAccount && { onAccount: true }),
    }),
    ...(row.onAccount && { onAccount: true }),
    saysPaid: row.saysPaid,
    lines: row.lines.map((line) => ({
      name: line.name,
      nameMr: line.nameMr,
      ...(line.grind && { grind: line.grind }),
      kg: gramsToKg(line.weightGrams),
    })),
  };
}
