import * as z from 'zod';
import { Grind } from '../catalog/grinds.schema.ts';
import { Language, nameInLanguage } from '../language/languages.schema.ts';
import { isWholePaise, MAX_PRICE_PAISE, paiseToRupees } from '../money/money.ts';
import { paymentMethods, paymentTexts, checkPaymentReference } from '../payments/payments.ts';
import { Amount } from '../payments/payments.schema.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { listQuery } from '../text/lists.schema.ts';
import { checked, Id } from '../text/text.schema.ts';
import { accountLimits, accountRowKinds, accountSorts, accountTexts } from './accounts.ts';

const Rupees = z.number();

export const StatementMonth = z
  .string()
  .regex(/^2[01]\d\d-(?:0[1-9]|1[0-2])$/, accountTexts.monthInvalid)
  .describe("A month in the shop's time zone: 2026-11");
export type StatementMonth = z.infer<typeof StatementMonth>;

export const AccountPrice = z.strictObject({
  productId: Id,
  pricePerKg: z
    .number(accountTexts.priceInvalid)
    .min(0.01, accountTexts.priceInvalid)
    .max(paiseToRupees(MAX_PRICE_PAISE), accountTexts.priceInvalid)
    .refine(isWholePaise, paymentTexts.wholePaise)
    .describe('Rupees. Above the public price, the public price counts'),
});
export type AccountPrice = z.infer<typeof AccountPrice>;

const PercentOff = z
  .int(accountTexts.percentInvalid)
  .min(0, accountTexts.percentInvalid)
  .max(accountLimits.percentOffMax, accountTexts.percentInvalid);

/** What an account customer pays per kg: `ownPricePaise` computes it. */
export const OwnPrices = z.object({
  percentOff: PercentOff.describe(
    'Off the public price of every flour that is not listed; 0: none',
  ),
  prices: z.array(AccountPrice).describe('Flours with a price of their own'),
});
export type OwnPrices = z.infer<typeof OwnPrices>;

/** What an account says wherever it stands. All amounts are rupees. */
const standing = {
  limit: Rupees.describe('What the customer may owe'),
  owes: Rupees.describe('What is open of all their orders on account, delivered or not'),
  over: Rupees.describe('By how much the limit is exceeded; 0 if it is not'),
};

/** One row of the list, and the head of one account. */
export const Account = z
  .object({
    _id: Id.describe('Id of the customer'),
    name: z.string().describe('Empty if the customer was erased'),
    phone: z.string(),
    email: z.string().describe('Empty: no statement goes out by mail'),
    address: z.string(),
    language: Language.describe('Of the statement and its mail'),
    ...standing,
    ...OwnPrices.shape,
    oldestOpen: z
      .string()
      .nullable()
      .describe('When the oldest open order on account was placed; null: nothing is open'),
    openOrders: z.int().describe('Orders on account of which something is open'),
    isClosed: z
      .literal(true)
      .exactOptional()
      .describe('No new order goes on it. Such accounts are listed while something is owed'),
    version: z.int().describe('0 while the account was never saved'),
    setBy: z.string().describe('Who saved it last. Empty if erased'),
    setAt: z.string(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

export const AccountsQuery = listQuery([...accountSorts]);
export type AccountsQuery = z.input<typeof AccountsQuery>;

/** The header `x-total-count` has the number of accounts that were found. */
export const AccountsAnswer = z
  .object({
    accounts: z.array(Account).describe('One page; without `sort` oldest open order first'),
    total: z.int().describe('Accounts that were found, on all pages'),
    sums: z
      .object({
        customers: z.int().describe('Those who owe something'),
        owes: Rupees,
        limit: Rupees,
        openOrders: z.int(),
      })
      .describe('Of all accounts that were found, on all pages'),
    lastMonth: StatementMonth.describe('The last finished month, of which statements are printed'),
  })
  .meta({ id: 'Accounts' });
export type AccountsAnswer = z.infer<typeof AccountsAnswer>;

/** An order on account of which something is open. */
export const AccountOrder = z.object({
  _id: Id,
  createdAt: z.string(),
  open: Rupees.describe('What is still to pay of it; above zero'),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

const AccountRowLine = z.object({
  name: z.string(),
  ...nameInLanguage,
  grind: Grind.exactOptional(),
  kg: z.number(),
});
export type AccountRowLine = z.infer<typeof AccountRowLine>;

/** Bought less paid, added up row by row, is what is owed after the row. */
export const AccountRow = z.object({
  key: z.string().describe('Different for each row of an account'),
  kind: z.enum(accountRowKinds),
  at: z.string(),
  orders: z
    .array(z.object({ _id: Id, createdAt: z.string() }))
    .describe('The orders that the row is about, oldest first. Only a payment can have several'),
  lines: z.array(AccountRowLine).exactOptional().describe('order: what was bought'),
  billNumber: z.string().exactOptional().describe('order: once its bill is made'),
  method: z.enum(paymentMethods).exactOptional().describe('payment, correction, refund'),
  reference: z.string().exactOptional().describe('payment, correction, refund; empty if none'),
  number: z.string().exactOptional().describe('credit note, refund: number of the note'),
  reason: z
    .string()
    .exactOptional()
    .describe('credit note: one of a list for a return, else in the words of staff. correction'),
  isDiscount: z.literal(true).exactOptional().describe('credit note: not a return'),
  bought: Rupees.exactOptional().describe('order. Absent for all others'),
  paid: Rupees.exactOptional().describe('All but an order. Below zero where more is owed after it'),
  owesAfter: Rupees,
});
export type AccountRow = z.infer<typeof AccountRow>;

export const AccountQuery = z.strictObject({
  month: StatementMonth.optional().describe('Absent: the newest rows of all months'),
});
export type AccountQuery = z.input<typeof AccountQuery>;

export const AccountAnswer = z
  .object({
    account: Account,
    orders: z
      .array(AccountOrder)
      .describe('All open ones, oldest first: what a payment is spread over'),
    months: z.array(StatementMonth).describe('Months with a row, newest first, this one included'),
    rows: z.array(AccountRow).describe('Newest first: the last `owesAfter` stands on top'),
    hasMore: z.boolean().describe('True if older rows are left out: choose a month'),
  })
  .meta({ id: 'AccountAnswer' });
export type AccountAnswer = z.infer<typeof AccountAnswer>;

export const AccountChange = z.strictObject({
  limit: z
    .int(accountTexts.limitInvalid)
    .min(0, accountTexts.limitInvalid)
    .max(accountLimits.limitMax, accountTexts.limitInvalid)
    .describe('Whole rupees'),
  percentOff: PercentOff,
  prices: z
    .array(AccountPrice)
    .max(accountLimits.pricesMax)
    .refine(
      (prices) => areAllDifferent(prices.map(({ productId }) => productId)),
      accountTexts.priceTwice,
    )
    .describe('All of them: a flour that is left out loses its own price'),
  version: z
    .int()
    .min(0)
    .describe('The version that was shown; 0 for a customer without an account'),
});
export type AccountChange = z.infer<typeof AccountChange>;

export const AccountClosing = z.strictObject({ version: z.int() });
export type AccountClosing = z.infer<typeof AccountClosing>;

export const NewAccountPayment = z.strictObject({
  amount: Amount.describe('Rupees. More than is owed is refused: ACCOUNT_OVERPAID'),
  method: z.enum(paymentMethods),
  reference: checked(checkPaymentReference).optional(),
  seenOwed: Rupees.min(0).describe('What the screen showed as owed; else refused: ACCOUNT_CHANGED'),
});
export type NewAccountPayment = z.input<typeof NewAccountPayment>;

export const AccountPaid = z
  .object({
    payments: z
      .array(z.object({ orderId: Id, amount: Rupees }))
      .describe('One for each order, oldest first'),
    account: AccountAnswer.describe('As `getAccount` without a month, after the payment'),
  })
  .meta({ id: 'AccountPaid' });
export type AccountPaid = z.infer<typeof AccountPaid>;

export const OnAccountChange = z.strictObject({
  onAccount: z.boolean().describe('False: collect this order at the door. True: put it back'),
  version: z.int().describe('Of the order, as shown. A newer one leads to a 409'),
});
export type OnAccountChange = z.infer<typeof OnAccountChange>;

export const StatementQuery = z.strictObject({ month: StatementMonth });
export type StatementQuery = z.input<typeof StatementQuery>;

/** The statement of one month. It is computed from orders and payments each time. */
export const AccountStatement = z
  .object({
    month: StatementMonth,
    madeAt: z.string(),
    isWhole: z.boolean().describe('False: the month is not over yet'),
    customer: Account.pick({
      _id: true,
      name: true,
      phone: true,
      address: true,
      language: true,
      email: true,
    }).extend({ isEmailConfirmed: z.boolean().describe('Nothing is mailed before') }),
    broughtForward: Rupees.describe('Owed when the month began'),
    rows: z.array(AccountRow).describe('Oldest first'),
    bought: Rupees.describe('Sum of the rows'),
    paid: Rupees.describe('Sum of the rows: paid and given back'),
    toPay: Rupees.describe('Owed when the month ended: brought forward + bought − paid'),
    upiNote: z.string().describe('For the payer to write: ANNAPURNA OCT'),
  })
  .meta({ id: 'AccountStatement' });
export type AccountStatement = z.infer<typeof AccountStatement>;

export const AccountStatements = z
  .object({
    statements: z
      .array(AccountStatement)
      .describe('Of all who owed something or had a row in the month, by name'),
    hasMore: z.boolean().describe('True if there are more than are printed together'),
  })
  .meta({ id: 'AccountStatements' });
export type AccountStatements = z.infer<typeof AccountStatements>;

/** What a customer sees of their own account. Null in `getMyAccount`: they have none. */
export const MyAccount = z
  .object({
    ...standing,
    ...OwnPrices.shape,
    orders: z.array(AccountOrder).describe('All open ones, oldest first'),
    months: z.array(StatementMonth).describe('Months with a row, newest first, this one included'),
    lastMonth: StatementMonth.nullable().describe(
      'The newest finished month with a statement; null: none yet',
    ),
    upiNote: z.string().describe('For a payment by UPI'),
    isClosed: z
      .literal(true)
      .exactOptional()
      .describe(
        'New orders are paid as usual; what is owed still shows. Prices are the public ones',
      ),
  })
  .meta({ id: 'MyAccount' });
export type MyAccount = z.infer<typeof MyAccount>;

/** Of a found caller, for a phone order and for the counter. Only with an open account. */
export const AccountOfCaller = z.object({ ...standing, ...OwnPrices.shape });
export type AccountOfCaller = z.infer<typeof AccountOfCaller>;

/** Beside the order of a call to confirm. Only with an open account. */
export const AccountOfCall = z.object({
  ...standing,
  owes: Rupees.describe('With this order, if it is on account'),
  oldestOpen: z.string().nullable().describe('When the oldest open order was placed, this one too'),
  payments: z
    .array(z.object({ at: z.string(), amount: Rupees, method: z.enum(paymentMethods) }))
    .describe('The last two, newest first'),
});
export type AccountOfCall = z.infer<typeof AccountOfCall>;

/** In the details of ACCOUNT_LIMIT, ACCOUNT_OVERPAID and ACCOUNT_CHANGED. */
export const AccountNow = z.object({
  limit: Rupees,
  owes: Rupees.describe('ACCOUNT_OVERPAID: the most that can be paid'),
  free: Rupees.describe('ACCOUNT_LIMIT: the most that can be bought on account'),
  version: z.int(),
});
