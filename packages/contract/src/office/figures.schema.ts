import * as z from 'zod';
import { daysIn, FIGURES_DAYS_MAX, figuresTexts } from './figures.ts';
import { orderChannels } from '../orders/orders.ts';
import { paymentMethods } from '../payments/payments.ts';
import { Day } from '../settings/settings.schema.ts';
import { Id } from '../text/text.schema.ts';

export const FiguresQuery = z
  .strictObject({
    from: Day.describe("First day, in the shop's time zone"),
    to: Day.describe('Last day, included'),
  })
  .superRefine((range, context) => {
    const days = daysIn(range);
    const message =
      days < 1
        ? figuresTexts.rangeEndsBeforeItStarts
        : days > FIGURES_DAYS_MAX && figuresTexts.rangeTooLong;
    if (message) context.addIssue({ code: 'custom', path: ['to'], message });
  });
export type FiguresQuery = z.infer<typeof FiguresQuery>;

const Count = z.int().min(0);
const Paise = z.int();
const Orders = { orders: Count, salesPaise: Paise };

const RangeSums = z
  .object({
    ...Orders,
    placed: Count.describe('With the lost ones'),
    lost: Count.describe('Cancelled, refused at the door or returned'),
  })
  .meta({ id: 'RangeSums' });
export type RangeSums = z.infer<typeof RangeSums>;

/**
 * The day has no lower limit: days before the range may be older than any that can be asked for.
 */
const DayFigures = z.object({ day: z.iso.date(), ...Orders }).meta({ id: 'DayFigures' });
export type DayFigures = z.infer<typeof DayFigures>;

const FlourFigures = z
  .object({
    productId: Id,
    name: z.string(),
    productImg: z.string(),
    grams: Count,
    salesPaise: Paise,
    grinds: z
      .array(z.object({ name: z.string(), grams: Count, salesPaise: Paise }))
      .exactOptional()
      .describe('Most sales first; only if it was sold in a grind'),
  })
  .meta({ id: 'FlourFigures' });
export type FlourFigures = z.infer<typeof FlourFigures>;

const AreaFigures = z
  .object({
    area: z.string().nullable().describe('null: pincodes of no area, and no pincode'),
    ...Orders,
  })
  .meta({ id: 'AreaFigures' });
export type AreaFigures = z.infer<typeof AreaFigures>;

const MethodFigures = z
  .object({
    method: z.enum(paymentMethods),
    payments: Count.describe('Without corrections and refunds'),
    receivedPaise: Paise.describe('Less corrections and what was given back'),
  })
  .meta({ id: 'MethodFigures' });
export type MethodFigures = z.infer<typeof MethodFigures>;

const ChannelFigures = z
  .object({ channel: z.enum(orderChannels), ...Orders })
  .meta({ id: 'ChannelFigures' });
export type ChannelFigures = z.infer<typeof ChannelFigures>;

const People = z.object({ people: Count, salesPaise: Paise });
const Lost = z.object({ orders: Count, amountPaise: Paise });

/** Sales are the lines of all orders but Cancelled and Returned, by the day they were placed. */
export const Figures = z
  .object({
    sums: RangeSums,
    sumsBefore: RangeSums.describe('Of as many days before'),
    days: z.array(DayFigures).describe('Every day of the range'),
    daysBefore: z.array(DayFigures).describe('As many days before'),
    flours: z.array(FlourFigures).describe('Most sales first'),
    areas: z
      .array(AreaFigures)
      .describe('Most sales first, other pincodes last; without counter sales'),
    channels: z.array(ChannelFigures).describe('Every way in which orders come'),
    money: z.array(MethodFigures).describe('Every method, by the day of the payment'),
    customers: z.object({
      first: People.describe('No order before this range'),
      returning: People,
    }),
    lost: z.object({ cancelled: Lost, refused: Lost, returned: Lost }),
    givenBack: z
      .object({ returns: Lost, discounts: Lost })
      .exactOptional()
      .describe('Credit notes by their own day; absent without any. Sales are as they were billed'),
    hours: z.array(Count).length(24).describe('Orders by hour of the day, from midnight'),
  })
  .meta({ id: 'Figures' });
export type Figures = z.infer<typeof Figures>;
