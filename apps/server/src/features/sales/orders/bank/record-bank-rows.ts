import { createHash } from 'node:crypto';
import {
  fingerprintTextOf,
  paymentMethodOf,
  paymentReferenceOf,
  recordedOf,
} from '@dalan/contract/bank/bank-rows';
import type { BankRecord, BankRecorded } from '@dalan/contract/bank/bank-rows';
import type { BankChange } from '@dalan/contract/bank/bank-refusals';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { settledStatuses, takesPayments } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { lockOrders } from '../lock-order.ts';
import type { PackedOrder } from '../locked-orders.queries.ts';
import { addPayments, auditPayments } from '../payments/add-payments.ts';
import { getBalances } from '../payments/payments.queries.ts';
import type { Balance } from '../payments/payments.queries.ts';
import { bankAnswerTexts as texts } from './bank-answer-texts.ts';
import {
  findImportByKey,
  findNamesOfOrders,
  findRecorded,
  insertBankRows,
  insertImport,
  listPaymentsOfImport,
} from './bank-record.queries.ts';
import type { RecordedRow } from './bank-record.queries.ts';
import { findPaidReferences } from './bank.queries.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { refuseLongStatement } from './read-bank-desk.ts';

type Call = BankRecord & { actorId: string; idempotencyKey: string };
type Row = BankRecord['rows'][number];
/** A row with its order, which is locked and takes the payment. */
type Ready = { row: Row; order: PackedOrder; balance: Balance };

/**
 * Records rows of a bank statement as payments, all or none, because the person saw one list. If an
 * order or a row is not as they saw it, nothing is recorded and the refusal names it. Idempotent per
 * key.
 */
export async function recordBankRows(db: Db, call: Call): Promise<BankRecorded> {
  const { from, to, rows } = call;
  refuseLongStatement(call);
  if (rows.some(({ day }) => day < from || day > to)) {
    throw new ShopError('INVALID_INPUT', texts.rowOutside);
  }
  const requestHash = hashOf(call);
  const recorded = await inTransaction(db, async (tx) => {
    const orders = await lockOrders(
      tx,
      rows.map(({ orderId }) => orderId),
    );
    const earlier = await findImportByKey(tx, call);
    if (earlier !== undefined) {
      if (earlier.requestHash.equals(requestHash)) return listPaymentsOfImport(tx, earlier.id);
      throw new ShopError('KEY_REUSED', texts.keyReused);
    }
    const ready = await refuseChanged(tx, rows, orders);
    const importId = await insertImport(tx, { ...call, requestHash });
    if (importId === undefined) throw new ShopError('KEY_REUSED', texts.keyReused);
    return recordAll(tx, { ...call, importId }, ready);
  });
  return {
    payments: recorded.map(({ amountPaise, ...payment }) => ({
      ...payment,
      amount: paiseToRupees(amountPaise),
    })),
  };
}

async function recordAll(
  tx: Tx,
  { actorId, idempotencyKey, importId, from, to }: Call & { importId: string },
  ready: Ready[],
): Promise<RecordedRow[]> {
  const added = await addPayments(
    tx,
    ready.map(({ row, order, balance }) => ({
      row,
      order,
      balance,
      amountPaise: rupeesToPaise(recordedOf(row)),
      method: paymentMethodOf(row),
      reference: paymentReferenceOf(row),
    })),
    { actorId, idempotencyKey },
  );
  const inserted = await insertBankRows(
    tx,
    importId,
    added.map(({ row, amountPaise, paymentId }) => ({
      fingerprint: fingerprintOf(row),
      day: row.day,
      amountPaise: rupeesToPaise(row.amount),
      recordedPaise: amountPaise,
      paymentId,
    })),
  );
  if (inserted.length < ready.length) {
    // Somebody recorded such a row for another order at the same time, so no lock of ours showed it.
    const isMissing = isNotAmong(inserted);
    await refuse(
      tx,
      ready.flatMap(({ row }) => (isMissing(row) ? [{ row, why: 'recorded' as const }] : [])),
    );
  }
  const payments = await listPaymentsOfImport(tx, importId);
  const sumPaise = added.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  await auditPayments(tx, added, actorId);
  await recordAudit(tx, {
    actorId,
    action: 'bank.recorded',
    subjectId: importId,
    details: { payments: added.length, amount: paiseToRupees(sumPaise), from, to },
  });
  return payments;
}

type Changed = { row: Row; why: BankChange };

/** Returns the rows with their orders if all of them are as the person saw them. */
async function refuseChanged(tx: Tx, rows: Row[], locked: PackedOrder[]): Promise<Ready[]> {
  const orders = new Map(locked.map((order) => [order.id, order]));
  const balances = await getBalances(tx, [...orders.keys()]);
  const isNew = isNotAmong(await findRecorded(tx, rows.map(fingerprintOf)));
  const paid = await findPaidReferences(tx, rows.map(paymentReferenceOf));
  const ready: Ready[] = [];
  const changed: Changed[] = [];
  for (const row of rows) {
    const order = orders.get(row.orderId);
    const balance = balances.get(row.orderId);
    const isPaid = paid.some(
      ({ reference, amountPaise }) =>
        reference === paymentReferenceOf(row) && amountPaise === rupeesToPaise(row.amount),
    );
    if (!isNew(row) || isPaid) changed.push({ row, why: 'recorded' });
    else if (order === undefined || balance === undefined || !isStillOpen(order)) {
      changed.push({ row, why: 'order ended' });
    } else if (balance.toPayPaise - balance.paidPaise !== rupeesToPaise(row.open)) {
      changed.push({ row, why: 'other amount' });
    } else ready.push({ row, order, balance });
  }
  if (changed.length > 0) await refuse(tx, changed);
  return ready;
}

function isStillOpen({ deletedAt, orderStatus, paymentStatus }: PackedOrder): boolean {
  const isSettled = settledStatuses.includes(paymentStatus);
  return deletedAt === null && takesPayments(orderStatus) && !isSettled;
}

async function refuse(tx: Tx, changed: Changed[]): Promise<never> {
  const names = await findNamesOfOrders(
    tx,
    changed.map(({ row }) => row.orderId),
  );
  const bankRows = changed.map(({ row: { orderId }, why }) => ({
    orderId,
    name: names.get(orderId) ?? '',
    why,
  }));
  const words = bankRows.map(({ orderId, name }) => `${name} ${shortOrderId(orderId)}`.trim());
  throw new ShopError('BANK_CHANGED', texts.changed(words), { details: { bankRows } });
}

function isNotAmong(fingerprints: Buffer[]): (row: Row) => boolean {
  const known = new Set(fingerprints.map((fingerprint) => fingerprint.toString('hex')));
  return (row) => !known.has(fingerprintOf(row).toString('hex'));
}

/** The same rows in another sequence have the same hash. */
function hashOf({ from, to, rows }: Call): Buffer {
  const asked = rows.map((row) => `${fingerprintTextOf(row)} ${row.orderId} ${row.open}`);
  return createHash('sha256')
    .update(JSON.stringify([from, to, asked.toSorted()]))
    .digest();
}
