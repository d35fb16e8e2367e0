import { bankLimits } from '@dalan/contract/bank/bank-rows';
import type { BankDesk, BankOrders, BankOrdersQuery } from '@dalan/contract/bank/bank-rows';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { bankAnswerTexts as texts } from './bank-answer-texts.ts';
import {
  listImports,
  listKeptColumns,
  listOpenOrders,
  listRecordedRows,
  listUpiReferences,
} from './bank.queries.ts';

export async function getBankDesk(db: Db): Promise<BankDesk> {
  const [imports, kept] = await Promise.all([listImports(db), listKeptColumns(db)]);
  return {
    imports: imports.map(({ id, madeAt, by, firstDay, lastDay, recorded }) => ({
      _id: id,
      at: madeAt.toISOString(),
      by,
      from: firstDay,
      to: lastDay,
      recorded,
    })),
    kept,
  };
}

/**
 * What a statement is compared with. The comparing is done in the browser, so that rows about other
 * people never leave it.
 */
export async function getBankOrders(db: Db, days: BankOrdersQuery): Promise<BankOrders> {
  refuseLongStatement(days);
  const [orders, recorded, references] = await Promise.all([
    listOpenOrders(db),
    listRecordedRows(db, days),
    listUpiReferences(db, days),
  ]);
  return {
    orders: orders
      .slice(0, bankLimits.ordersMax)
      .map(({ id, name, openPaise, dueOn, claimReference, onAccount }) => ({
        orderId: id,
        name,
        open: paiseToRupees(openPaise),
        dueOn,
        ...(onAccount && { onAccount }),
        claimReference,
      })),
    isCut: orders.length > bankLimits.ordersMax,
    recorded: recorded.map(({ fingerprint, madeAt }) => ({
      fingerprint: fingerprint.toString('hex'),
      at: madeAt.toISOString(),
    })),
    references: references.map(({ reference, amountPaise }) => ({
      reference,
      amount: paiseToRupees(amountPaise),
    })),
  };
}

export function refuseLongStatement({ from, to }: BankOrdersQuery): void {
  const message =
    to < from
      ? texts.endsBeforeItBegins
      : to > dayAfter(from, bankLimits.statementDaysMax)
        ? texts.daysTooMany(bankLimits.statementDaysMax)
        : undefined;
  if (message !== undefined)
    throw new ShopError('INVALID_INPUT', message, { fields: { to: message } });
}
