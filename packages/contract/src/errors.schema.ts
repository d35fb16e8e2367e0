import * as z from 'zod';
import { bankChanges } from './bank/bank-refusals.ts';
import { DayLeft } from './delivery/delivery.schema.ts';
import { errorStatus } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import { AccountNow } from './on-account/accounts.schema.ts';
import { Grind } from './catalog/grinds.schema.ts';
import { PromisedOrder } from './catalog/stock.schema.ts';
import { Id } from './text/text.schema.ts';

/** Body of every failed response. */
export const ErrorAnswer = z
  .object({
    message: z.string().describe('What happened and what to do, for people'),
    code: z.enum(Object.keys(errorStatus) as ErrorCode[]).describe('Error code, for programs'),
    requestId: z.string().describe('Quote it when you report this failure'),
    fields: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe('Invalid input: error text per field'),
    details: z
      .object({
        items: z
          .array(
            z.object({
              productId: Id,
              grind: z.string().exactOptional().describe('The grind of the line, if it has one'),
              pricePerKg: z.number().exactOptional().describe('PRICE_CHANGED: the current price'),
              availableKg: z.number().exactOptional().describe('OUT_OF_STOCK: what is left'),
              grinds: z
                .array(Grind)
                .exactOptional()
                .describe('GRIND_NOT_SOLD: the ones to choose from'),
            }),
          )
          .exactOptional(),
        retryAfterSeconds: z
          .int()
          .exactOptional()
          .describe('TOO_MANY_REQUESTS, ORDER_LIMIT: when to try again'),
        phone: z
          .string()
          .exactOptional()
          .describe('ORDER_LIMIT, ORDER_NOT_CANCELLABLE, PINCODE_UNKNOWN: whom to call'),
        quantity: z
          .number()
          .exactOptional()
          .describe('STOCK_CHANGED: the stock now. STOCK_PROMISED: what is free'),
        promised: z
          .array(PromisedOrder)
          .exactOptional()
          .describe('STOCK_PROMISED: the orders that could not be filled any more'),
        order: z
          .unknown()
          .exactOptional()
          .describe('ORDER_CHANGED, KEY_REUSED, BILL_NOT_YET: the current order'),
        stillToPay: z.number().exactOptional().describe('PAYMENT_TOO_HIGH: what is still open'),
        account: AccountNow.exactOptional().describe(
          'ACCOUNT_LIMIT, ACCOUNT_OVERPAID, ACCOUNT_CHANGED: the account as it is now',
        ),
        bankRows: z
          .array(
            z.object({
              orderId: Id,
              name: z.string(),
              why: z.enum(bankChanges),
            }),
          )
          .exactOptional()
          .describe('BANK_CHANGED: the orders of these rows, and what has changed'),
        run: z.unknown().exactOptional().describe('RUN_CHANGED: the current run'),
        expected: z.number().exactOptional().describe('CASH_CHANGED: the cash recorded by now'),
        product: z.unknown().exactOptional().describe('PRODUCT_CHANGED: the current product'),
        lines: z
          .array(z.int())
          .exactOptional()
          .describe('PRODUCT_CHANGED: lines of the file that are stale'),
        user: z.unknown().exactOptional().describe('USER_CHANGED: the current user'),
        settings: z.unknown().exactOptional().describe('SETTINGS_CHANGED: the current version'),
        delivery: z
          .object({
            charge: z
              .number()
              .exactOptional()
              .describe('CHARGE_CHANGED: the charge now, in rupees'),
            amountToPay: z.number().exactOptional().describe('CHARGE_CHANGED: lines and charge'),
            smallestOrder: z.number().exactOptional().describe('ORDER_TOO_SMALL: in rupees'),
            days: z
              .array(DayLeft)
              .exactOptional()
              .describe('DAY_FULL: the days to choose from, and what is left of each'),
          })
          .exactOptional(),
        by: z.string().exactOptional().describe('PRODUCT_CHANGED, USER_CHANGED: who changed it'),
      })
      .exactOptional(),
  })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
export type ErrorDetails = NonNullable<ErrorAnswer['details']>;
