import * as z from 'zod';
import { DayLeft } from './delivery.schema.ts';
import { errorStatus } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import { Id } from './text.schema.ts';

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
              pricePerKg: z.number().exactOptional().describe('PRICE_CHANGED: the current price'),
              availableKg: z.number().exactOptional().describe('OUT_OF_STOCK: what is left'),
            }),
          )
          .exactOptional(),
        retryAfterSeconds: z
          .int()
          .exactOptional()
          .describe('TOO_MANY_REQUESTS, ORDER_LIMIT: when to try again'),
        quantity: z.number().exactOptional().describe('STOCK_CHANGED: the current stock'),
        order: z.unknown().exactOptional().describe('ORDER_CHANGED, KEY_REUSED: the current order'),
        product: z.unknown().exactOptional().describe('PRODUCT_CHANGED: the current product'),
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
