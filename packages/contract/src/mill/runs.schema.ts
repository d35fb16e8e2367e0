import * as z from 'zod';
import { Grind } from '../catalog/grinds.schema.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { languages } from '../language/languages.ts';
import { isWholePaise } from '../money/money.ts';
import { BatchOfLine, Order } from '../orders/orders.schema.ts';
import { claimStates, paymentLimits, paymentMethods } from '../payments/payments.ts';
import { orderRefusals } from '../orders/orders.ts';
import { notDeliveredReasons, runLimits, runStates, runTexts, stopOutcomes } from './runs.ts';
import { GivenBack, ReturnedLines } from '../payments/credit-notes.schema.ts';
import { Day, Rupees } from '../settings/settings.schema.ts';
import { checked, Id } from '../text/text.schema.ts';
import { checkOptionalLine } from '../text/text.ts';

const Note = checked((value) => checkOptionalLine(value, runLimits.noteMax));
const Person = z.object({ _id: Id, name: z.string() });

const PaidAtTheDoor = z.strictObject({
  method: z.enum(['cash', 'UPI']),
  amount: z.number().min(0.01).max(paymentLimits.amountMax).refine(isWholePaise),
});

/**
 * What a rider did at a stop. The phone sends them one after the other, in the order of the taps,
 * each with its own `idempotency-key` header.
 */
export const RiderAction = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('delivered'),
    orderId: Id,
    tappedAt: z.iso.datetime(),
    /** Empty if nothing was taken. The sum is at most what is still to pay. */
    payments: z
      .array(PaidAtTheDoor)
      .max(2)
      .refine(
        (payments) => areAllDifferent(payments.map(({ method }) => method)),
        runTexts.methodTwice,
      ),
    comesBack: ReturnedLines.exactOptional().describe(
      'Bags that the customer did not want: unopened, they go back to stock by a credit note',
    ),
  }),
  z.strictObject({
    do: z.literal('not delivered'),
    orderId: Id,
    tappedAt: z.iso.datetime(),
    reason: z.enum(notDeliveredReasons),
    /** The day, for "Asked for another day"; otherwise the next open day is used. */
    dueOn: Day.exactOptional(),
    note: Note.optional(),
  }),
]);
export type RiderAction = z.infer<typeof RiderAction>;
export type NotDeliveredReason = (typeof notDeliveredReasons)[number];

export const RunStop = z
  .object({
    position: z.int(),
    order: Order,
    outcome: z.enum(stopOutcomes).nullable(),
    reason: z.string(),
    /** When the rider tapped. */
    doneAt: z.string().nullable(),
    /** What the rider did there, if the shop could not record it. */
    unrecorded: RiderAction.nullable(),
  })
  .meta({ id: 'RunStop' });
export type RunStop = z.infer<typeof RunStop>;

export const CashCount = z
  .object({
    _id: Id,
    expected: z.number(),
    counted: z.number(),
    notes: z.record(z.string(), z.int()).describe('Rupee note to number of notes'),
    coins: z.number().describe('Rupees in coins'),
    note: z.string(),
    corrects: z.string().nullable(),
    by: z.string(),
    at: z.string(),
  })
  .meta({ id: 'CashCount' });
export type CashCount = z.infer<typeof CashCount>;

export const Run = z
  .object({
    _id: Id,
    day: Day,
    rider: Person.extend({ phone: z.string() }),
    /** 1 for the first run of the rider on that day. */
    number: z.int(),
    state: z.enum(runStates),
    version: z.int(),
    changedBy: z.string(),
    changedAt: z.string(),
    startedAt: z.string().nullable(),
    closedAt: z.string().nullable(),
    /** When the last action of the rider arrived. */
    lastHeardAt: z.string().nullable(),
    stops: z.array(RunStop).describe('In the order of the run'),
    /** Rupees that the rider recorded on this run. */
    cashTaken: z.number(),
    upiTaken: z.number(),
    counts: z.array(CashCount).describe('Oldest first; a later one corrects the one before'),
  })
  .meta({ id: 'Run' });
export type Run = z.infer<typeof Run>;

/** A run without its stops, which `getRun` returns. */
export const RunOverview = Run.pick({
  _id: true,
  day: true,
  rider: true,
  number: true,
  state: true,
  version: true,
  changedAt: true,
  startedAt: true,
})
  .extend({
    stopCount: z.int(),
    doneCount: z.int().describe('Stops that were delivered, brought back or called off'),
  })
  .meta({ id: 'RunOverview' });
export type RunOverview = z.infer<typeof RunOverview>;

/** What the board shows of a packed order. Every `Order` has these fields, too. */
export const WaitingOrder = Order.pick({
  _id: true,
  orderStatus: true,
  paymentStatus: true,
  amountToPay: true,
  paidAmount: true,
  dueOn: true,
  pincode: true,
  deliveryAddress: true,
  onAccount: true,
})
  .extend({
    userId: z.object({ name: z.string() }),
    items: z.array(z.object({ quantityKg: z.number() })),
    claim: z.object({ state: z.enum(claimStates) }).nullable(),
  })
  .meta({ id: 'WaitingOrder' });
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** Everything that planning a day needs, except the stops. */
export const RunsAnswer = z.object({
  runs: z.array(RunOverview).describe('Of that day, and those of earlier days that are not closed'),
  /**
   * Packed orders without a run that are due on or before that day, oldest due day first. If there
   * are more than `runLimits.waitingShown`, late orders come first, then the others pincode by
   * pincode.
   */
  waiting: z.array(WaitingOrder),
  waitingCount: z.int().describe('All of them, also those that are not listed'),
  toPack: z.int().describe('Milled orders due on or before that day that are not packed yet'),
  /** All staff members who can be given a run. */
  riders: z.array(Person),
});
export type RunsAnswer = z.infer<typeof RunsAnswer>;

export const RunsQuery = z.strictObject({ day: Day });
export type RunsQuery = z.infer<typeof RunsQuery>;

export const NewRun = z.strictObject({ day: Day, riderId: Id });
export type NewRun = z.infer<typeof NewRun>;

/**
 * The stops of one or two planned runs, complete and in order. Either all is saved or nothing: a
 * stop that moves from one run to another is in both.
 */
export const RunPlan = z.strictObject({
  runs: z
    .array(
      z.strictObject({
        runId: Id,
        version: z.int(),
        orderIds: z.array(Id).max(runLimits.stopsMax),
      }),
    )
    .min(1)
    .max(2)
    .refine((runs) => areAllDifferent(runs.map(({ runId }) => runId)), runTexts.runTwice)
    .refine(
      (runs) => areAllDifferent(runs.flatMap(({ orderIds }) => orderIds)),
      orderRefusals.orderTwice,
    ),
});
export type RunPlan = z.infer<typeof RunPlan>;

export const RunStart = z.strictObject({ version: z.int() });

export const RunStarted = z.object({
  run: Run,
  /** Orders that were not packed or were called off meanwhile: they are no longer on the run. */
  leftBehind: z.array(z.object({ order: Order, reason: z.string() })),
});
export type RunStarted = z.infer<typeof RunStarted>;

export const NewCashCount = z.strictObject({
  notes: z.record(
    z.string().regex(/^(?:500|200|100|50|20|10)$/),
    z.int().min(0).max(runLimits.notesOfAKindMax),
  ),
  coins: Rupees.max(runLimits.coinsMax),
  /**
   * The expected amount that the screen showed. If it has changed meanwhile, the count is refused.
   */
  expected: z.number().min(0),
  note: Note.optional(),
  /** The last count of a closed run, which this one corrects. */
  corrects: Id.exactOptional(),
});
export type NewCashCount = z.input<typeof NewCashCount>;

/** What a rider's phone shows of a stop, and nothing else about the customer. */
export const RiderStop = RunStop.pick({
  position: true,
  outcome: true,
  reason: true,
  doneAt: true,
})
  .extend({
    order: z.object({
      _id: Id,
      userId: z.object({ name: z.string(), language: z.enum(languages) }),
      items: z.array(
        z.object({
          productId: z.object({ _id: Id, name: z.string() }),
          grind: Grind.exactOptional(),
          quantityKg: z.number(),
          batch: BatchOfLine.exactOptional().describe('Absent in what a phone kept from before'),
          sold: z
            .object({
              pricePerKg: z.number(),
              totalPrice: z.number(),
              givenBack: GivenBack.exactOptional(),
            })
            .exactOptional()
            .describe(
              'What a bag that comes back is worth; absent in what a phone kept from before',
            ),
        }),
      ),
      amountToPay: z.number(),
      paidAmount: z.number(),
      asked: z
        .number()
        .exactOptional()
        .describe(
          'What is still asked of the customer: 0 once staff have settled it. Absent in what a phone kept from before',
        ),
      onAccount: z
        .literal(true)
        .exactOptional()
        .describe('Collect nothing. A payment can be taken all the same'),
      dueOn: Day,
      pincode: z.string().nullable(),
      deliveryAddress: z.string(),
      contactNumber: z.string(),
      payments: z
        .array(z.object({ method: z.enum(paymentMethods), amount: z.number(), at: z.string() }))
        .describe('Taken at this stop'),
      claim: z.object({ state: z.enum(claimStates) }).nullable(),
    }),
  })
  .meta({ id: 'RiderStop' });
export type RiderStop = z.infer<typeof RiderStop>;

export const RiderRun = Run.pick({
  _id: true,
  day: true,
  number: true,
  state: true,
  startedAt: true,
  closedAt: true,
  cashTaken: true,
  upiTaken: true,
})
  .extend({ stops: z.array(RiderStop).describe('In the order of the run') })
  .meta({ id: 'RiderRun' });
export type RiderRun = z.infer<typeof RiderRun>;

/** Everything that the rider's phone needs to work without a network. */
export const MyRuns = z.object({
  runs: z
    .array(RiderRun)
    .describe('Runs that are out, oldest first, then those of today that are closed'),
  /** The next open days. An order that is not delivered comes again on the first. */
  openDays: z.array(Day),
  /** Where the QR code pays to; null while the owner has set no UPI id. */
  upi: z
    .object({
      upiId: z.string(),
      name: z.string(),
      upiCode: z.string().optional().describe('The bank’s code of a merchant id'),
    })
    .nullable(),
  namesMr: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('Of flours that have one, by id; absent in what a phone kept from before'),
});
export type MyRuns = z.infer<typeof MyRuns>;

/**
 * A refused action gets this answer, too. The answer is kept, and the action is never tried again.
 */
export const RiderActionAnswer = z.object({
  stop: RiderStop,
  refusal: z.object({ code: z.string(), message: z.string() }).exactOptional(),
});
export type RiderActionAnswer = z.infer<typeof RiderActionAnswer>;
