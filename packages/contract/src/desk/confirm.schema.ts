import * as z from 'zod';
import { cancelReasons, confirmLimits, confirmTexts } from './confirm.ts';
import { AccountOfCall } from '../on-account/accounts.schema.ts';
import { orderStatuses } from '../orders/orders.ts';
import { Order } from '../orders/orders.schema.ts';
import { Day } from '../settings/settings.schema.ts';
import { checked, Id } from '../text/text.schema.ts';
import { checkOptionalLine } from '../text/text.ts';

const EarlierOrder = z.object({
  _id: Id,
  createdAt: z.string(),
  kg: z.number(),
  amountToPay: z.number(),
  orderStatus: z.enum(orderStatuses),
  /** Why it was cancelled or came back; empty if nobody said. */
  reason: z.string(),
});

/** Earlier orders of the same customer. */
const EarlierOrders = z.object({
  count: z.int(),
  /** When the first was placed; null if this is the first order. */
  since: z.string().nullable(),
  amount: z.number().describe('Rupees, without cancelled and returned orders'),
  refused: z.int().describe('Refused at the door'),
  orders: z.array(EarlierOrder).describe('The last ones, newest first'),
});
export type EarlierOrders = z.infer<typeof EarlierOrders>;

const InLanguages = z.object({ mr: z.string(), hi: z.string(), en: z.string() });

const CallToMake = z
  .object({
    order: Order,
    keptUntil: z.string().describe('Nobody else gets the order until then'),
    noAnswers: z.int().describe('Calls without answer in a row'),
    areaName: z.string().nullable(),
    /** Marathi names of its flours, by product id. */
    namesMr: z.record(z.string(), z.string()),
    account: AccountOfCall.exactOptional().describe('Only for a customer with an open account'),
    earlier: EarlierOrders,
    whatsapp: InLanguages.describe('The question to the customer'),
    whatsappNotReached: InLanguages.describe('For a customer who does not answer the phone'),
  })
  .meta({ id: 'CallToMake' });
export type CallToMake = z.infer<typeof CallToMake>;

export const ConfirmAnswer = z.object({
  call: CallToMake.nullable().describe('null: nothing to confirm now'),
  left: z.int().describe('Orders to confirm, with this one and those that come back later'),
  comingBackAt: z.array(z.string()).describe('When orders without answer come back, soonest first'),
  others: z.array(z.string()).describe('Names of who else has an order now'),
  millingDay: Day.describe('The next day with orders to mill'),
});
export type ConfirmAnswer = z.infer<typeof ConfirmAnswer>;

/** Each order has the version that was shown. A newer one in the database leads to a 409. */
const version = z.int();

export const ConfirmDecision = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('confirm'), version }),
    z.strictObject({ do: z.literal('no answer'), version }),
    z.strictObject({
      do: z.literal('cancel'),
      version,
      reason: z.enum(cancelReasons),
      note: checked((value) => checkOptionalLine(value, confirmLimits.noteMax))
        .exactOptional()
        .describe('Only staff read it. Required for the reason Other'),
    }),
    z.strictObject({ do: z.literal('undo'), version }).describe('Takes back a confirmation'),
  ])
  .superRefine((decision, context) => {
    if (decision.do !== 'cancel' || decision.reason !== 'Other') return;
    if ((decision.note ?? '').trim() !== '') return;
    context.addIssue({ code: 'custom', path: ['note'], message: confirmTexts.noteRequired });
  });
export type ConfirmDecision = z.infer<typeof ConfirmDecision>;
