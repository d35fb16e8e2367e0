import * as z from 'zod';
import {
  AccountAnswer,
  AccountChange,
  AccountClosing,
  AccountPaid,
  AccountQuery,
  AccountsAnswer,
  AccountsQuery,
  AccountStatement,
  AccountStatements,
  MyAccount,
  NewAccountPayment,
  OnAccountChange,
  StatementQuery,
} from '@dalan/contract/on-account/accounts.schema';
import { accountRefusals } from '@dalan/contract/on-account/accounts';
import { endpoints } from '@dalan/contract/endpoints';
import { orderTexts } from '@dalan/contract/orders/orders';
import { IdempotencyKey, Order } from '@dalan/contract/orders/orders.schema';
import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import { byId } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import { exportAccount, exportAccounts } from './export-accounts.ts';
import { getAccount, getMyAccount, listAccounts } from './read-accounts.ts';
import { getStatement, listStatements } from './read-statements.ts';
import { recordAccountPayment } from './record-account-payment.ts';
import { closeAccount, saveAccount } from './save-account.ts';
import { setOnAccount } from './set-on-account.ts';

const params = byId(accountRefusals.notFound);
const headers = z.looseObject({ 'idempotency-key': IdempotencyKey });
const csvFile = { 200: { content: { 'text/csv': { schema: z.any() } } } };

export function accountRoutes(app: Api, { db }: { db: Db }): void {
  app.route({
    ...routeFor(endpoints.listAccounts, {
      schema: { querystring: AccountsQuery, response: { 200: AccountsAnswer } },
    }),
    handler: async (request, reply) => {
      const answer = await listAccounts(db, request.query);
      reply.header(TOTAL_COUNT_HEADER, answer.total);
      return answer;
    },
  });
  app.route({
    ...routeFor(endpoints.getAccount, {
      schema: { params, querystring: AccountQuery, response: { 200: AccountAnswer } },
    }),
    handler: (request) => getAccount(db, request.params.id, request.query),
  });
  csvRoutes(app, db);

  app.route({
    ...routeFor(endpoints.saveAccount, {
      schema: { params, body: AccountChange, response: { 200: AccountAnswer } },
    }),
    handler: (request) => {
      const { userId: actorId } = callerOf(request);
      return saveAccount(db, { userId: request.params.id, actorId, change: request.body });
    },
  });
  app.route({
    ...routeFor(endpoints.closeAccount, {
      schema: { params, body: AccountClosing, response: { 200: AccountAnswer } },
    }),
    handler: (request) => {
      const { userId: actorId } = callerOf(request);
      return closeAccount(db, { userId: request.params.id, actorId, ...request.body });
    },
  });
  app.route({
    ...routeFor(endpoints.recordAccountPayment, {
      schema: { params, headers, body: NewAccountPayment, response: { 200: AccountPaid } },
    }),
    handler: (request) =>
      recordAccountPayment(db, {
        ...request.body,
        userId: request.params.id,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });
  app.route({
    ...routeFor(endpoints.setOnAccount, {
      schema: {
        params: byId(orderTexts.notFound),
        body: OnAccountChange,
        response: { 200: Order },
      },
    }),
    handler: (request) => {
      const { userId: actorId } = callerOf(request);
      return setOnAccount(db, { ...request.body, orderId: request.params.id, actorId });
    },
  });
  statementRoutes(app, db);
}

function statementRoutes(app: Api, db: Db): void {
  app.route({
    ...routeFor(endpoints.getAccountStatement, {
      schema: { params, querystring: StatementQuery, response: { 200: AccountStatement } },
    }),
    handler: (request) => getStatement(db, { userId: request.params.id, ...request.query }),
  });
  app.route({
    ...routeFor(endpoints.listAccountStatements, {
      schema: { querystring: StatementQuery, response: { 200: AccountStatements } },
    }),
    handler: (request) => listStatements(db, request.query),
  });
  app.route({
    ...routeFor(endpoints.getMyAccount, { schema: { response: { 200: MyAccount.nullable() } } }),
    handler: (request) => getMyAccount(db, callerOf(request).userId),
  });
  app.route({
    ...routeFor(endpoints.getMyStatement, {
      schema: { querystring: StatementQuery, response: { 200: AccountStatement } },
    }),
    handler: (request) => getStatement(db, { userId: callerOf(request).userId, ...request.query }),
  });
}

function csvRoutes(app: Api, db: Db): void {
  app.route({
    ...routeFor(endpoints.getAccountsFile, {
      exposeHeadRoute: false,
      schema: { response: csvFile },
    }),
    handler: async (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="accounts.csv"')
        .send(await exportAccounts(db)),
  });
  app.route({
    ...routeFor(endpoints.getAccountFile, {
      exposeHeadRoute: false,
      schema: { params, querystring: AccountQuery, response: csvFile },
    }),
    handler: async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="account.csv"')
        .send(await exportAccount(db, request.params.id, request.query)),
  });
}
