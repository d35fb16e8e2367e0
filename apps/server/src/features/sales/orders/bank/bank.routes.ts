import * as z from 'zod';
import {
  BankDesk,
  BankOrders,
  BankOrdersQuery,
  BankRecord,
  BankRecorded,
  KeptBankColumns,
} from '@dalan/contract/bank/bank.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import { MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import { bankAnswerTexts } from './bank-answer-texts.ts';
import { keepBankColumns } from './keep-bank-columns.ts';
import { getBankDesk, getBankOrders } from './read-bank-desk.ts';
import { recordBankRows } from './record-bank-rows.ts';

const headers = z.looseObject({ 'idempotency-key': IdempotencyKey });

/** Five hundred rows with texts of ordinary length, about a kilobyte each as JSON. */
const RECORD_MAX_BYTES = 512 * 1024;

export function bankRoutes(app: Api, { db }: { db: Db }): void {
  app.route({
    ...routeFor(endpoints.getBankDesk, { schema: { response: { 200: BankDesk } } }),
    handler: () => getBankDesk(db),
  });

  app.route({
    ...routeFor(endpoints.getBankOrders, {
      schema: { querystring: BankOrdersQuery, response: { 200: BankOrders } },
    }),
    handler: (request) => getBankOrders(db, request.query),
  });

  app.route({
    ...routeFor(endpoints.keepBankColumns, {
      schema: { body: KeptBankColumns, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      await keepBankColumns(db, { ...request.body, actorId: callerOf(request).userId });
      return { message: bankAnswerTexts.kept };
    },
  });

  app.route({
    ...routeFor(endpoints.recordBankRows, {
      bodyLimit: RECORD_MAX_BYTES,
      schema: { headers, body: BankRecord, response: { 200: BankRecorded } },
    }),
    handler: (request) =>
      recordBankRows(db, {
        ...request.body,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });
}
