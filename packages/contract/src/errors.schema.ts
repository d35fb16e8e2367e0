import * as z from 'zod';
import { errorStatus } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import { Id } from './text.schema.ts';

export const ErrorAnswer = z
  .object({
    message: z.string().describe('What happened and what to do, for people'),
    code: z.enum(Object.keys(errorStatus) as ErrorCode[]).describe('Error code, for programs'),
    requestId: z.string().describe('Quote it when you report this failure'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('Invalid input: error text per field'),
    details: z
      .object({
        items: z
          .array(
            z.object({
              productId: Id,
              pricePerKg: z.number().optional().describe('PRICE_CHANGED: the current price'),
              availableKg: z.number().optional().describe('OUT_OF_STOCK: what is left'),
            }),
          )
          .optional(),
        retryAfterSeconds: z
          .int()
          .optional()
          .describe('TOO_MANY_REQUESTS, ORDER_LIMIT: when to try again'),
        quantity: z.number().optional().describe('STOCK_CHANGED: the current stock'),
        order: z.unknown().optional().describe('ORDER_CHANGED, KEY_REUSED: the current order'),
        product: z.unknown().optional().describe('PRODUCT_CHANGED: the current product'),
        user: z.unknown().optional().describe('USER_CHANGED: the current user'),
        by: z.string().optional().describe('PRODUCT_CHANGED, USER_CHANGED: who changed it'),
      })
      .optional(),
  })
  .meta({ id: 'ErrorAnswer' });
