import * as z from 'zod';
import { Grind } from '../catalog/grinds.schema.ts';
import { Language, nameInLanguage } from '../language/languages.schema.ts';
import { orderLines, OrderLine } from './orders.schema.ts';
import { orderStatuses } from './orders.ts';
import { checkMailedToken } from '../people/passwords.ts';
import { Day } from '../settings/settings.schema.ts';
import { checked, Id } from '../text/text.schema.ts';

const Weekday = z.int().min(0).max(6).describe('0 is Sunday');
const EveryWeeks = z.union([z.literal(1), z.literal(2)]);

/** A weekday to choose. Answers list them from Monday on. */
const WeekdayChoice = z.object({
  weekday: Weekday,
  firstOn: Day.nullable().describe('The first day if this weekday is chosen; null: closed'),
});
export type WeekdayChoice = z.infer<typeof WeekdayChoice>;

const RepeatItem = z.object({
  productId: Id,
  name: z.string(),
  ...nameInLanguage,
  grind: Grind.exactOptional(),
  grinds: z.array(Grind).exactOptional().describe('To choose from; absent: there is no choice'),
  stepGrams: z.int().exactOptional().describe('Sold by this weight; absent: by the kilogram'),
  quantityKg: z.number(),
});
export type RepeatItem = z.infer<typeof RepeatItem>;

/** What a customer can choose for an order that they might repeat. */
export const RepeatChoices = z.object({
  items: z.array(RepeatItem),
  weekdays: z.array(WeekdayChoice),
});
export type RepeatChoices = z.infer<typeof RepeatChoices>;

const Rhythm = { everyWeeks: EveryWeeks, weekday: Weekday };

export const NewRepeat = z.strictObject({ orderId: Id, ...Rhythm });
export type NewRepeat = z.infer<typeof NewRepeat>;

const RepeatDay = z.object({
  on: Day.describe('The day of the repeat; names it in calls'),
  comesOn: Day.describe('Later than `on` if that day is closed or full'),
});

export const Repeat = z
  .object({
    _id: Id,
    ...Rhythm,
    items: z.array(RepeatItem),
    next: RepeatDay.extend({ orderId: Id.nullable().describe('null: not made yet') }),
    skipped: RepeatDay.nullable().describe('A skipped day that can still be taken back'),
    about: z
      .object({ amount: z.number(), isWithDelivery: z.boolean() })
      .nullable()
      .describe('At the prices of today, in rupees; null: a flour is not sold at the moment'),
    isStopped: z.boolean(),
    weekdays: z.array(WeekdayChoice),
  })
  .meta({ id: 'Repeat' });
export type Repeat = z.infer<typeof Repeat>;

export const RepeatDecision = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('skip'), day: Day }),
  z.strictObject({ do: z.literal('take back'), day: Day }).describe('Takes back a skipped day'),
  z.strictObject({ do: z.literal('stop') }),
  z.strictObject({ do: z.literal('start again') }),
  z.strictObject({
    do: z.literal('change'),
    ...Rhythm,
    items: orderLines(OrderLine)
      .exactOptional()
      .describe('The flours that stay, with their kilograms; without it all stay as they are'),
  }),
]);
export type RepeatDecision = z.infer<typeof RepeatDecision>;

const token = checked(checkMailedToken);

/** The token is in a body, so that no log and no history has it. */
export const RepeatLink = z.strictObject({ token });
export const RepeatLinkDecision = z.strictObject({ token, decision: RepeatDecision });
export type RepeatLink = z.infer<typeof RepeatLink>;
export type RepeatLinkDecision = z.infer<typeof RepeatLinkDecision>;

/** What the link of a mail shows. It has no name, no address and no phone number. */
export const RepeatPage = z.object({
  day: RepeatDay,
  order: z
    .object({
      _id: Id,
      orderStatus: z.enum(orderStatuses),
      items: z.array(RepeatItem.extend({ pricePerKg: z.number(), totalPrice: z.number() })),
      deliveryCharge: z.number(),
      areaName: z.string().nullable(),
      areaLang: Language.exactOptional().describe('Of the area’s name'),
      amountToPay: z.number(),
      givenBackAmount: z.number().exactOptional().describe('Sum of the credit notes'),
      onAccount: z.literal(true).exactOptional().describe('Nothing is collected at the door'),
    })
    .nullable()
    .describe('null: no order could be made, and the mill calls'),
  shortOf: z.array(z.string()).describe('Flours that were short'),
  canSkip: z.boolean(),
  canTakeBack: z.boolean(),
  repeat: Repeat,
});
export type RepeatPage = z.infer<typeof RepeatPage>;
