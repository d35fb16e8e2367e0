import type { BankChange } from '@dalan/contract/bank/bank-refusals';
import type { Likeness } from '@dalan/contract/bank/bank-matches';
import { bankLimits } from '@dalan/contract/bank/bank-rows';
import type { BankColumnRole, BankDayOrder } from '@dalan/contract/bank/bank-rows';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import { countOf } from '../../../lib/format/count-of.ts';
import type { FileFault } from './file/csv.rules.ts';

const statuses: Partial<Record<PaymentStatus, string>> = {};
const whys: Record<BankChange, string> = {
  recorded: 'recorded meanwhile',
  'other amount': 'has another open amount now',
  'order ended': 'takes no payment any more',
};

export const bankTexts = {
  title: 'Bank statement',
  back: 'To receive',
  about: 'Money that came by UPI and bank',
  rows: (count: number) => countOf(count, 'row'),
  credits: (count: number) => countOf(count, 'credit'),
  steps: 'Steps',
  file: 'Choose the file',
  columns: 'Columns',
  matches: 'Matches',
  done: 'Done',
  stepDone: 'done',
  drop: 'Drop the bank’s CSV here',
  stays: 'or choose it. It is read on this computer; only the rows you record leave it.',
  choose: 'Choose a file',
  onlyExcel: 'Only Excel from your bank? Open it, then Save as, CSV. A PDF cannot be read.',
  readBefore: 'Read before',
  nothingBefore: 'No statement was recorded yet.',
  recorded: (count: number) => `${count} recorded`,
  faults: {
    empty: 'This file is empty.',
    notCsv: 'This is not a CSV file. Open it in Excel, then Save as, CSV.',
    tooLarge: `This file is too large: at most ${bankLimits.fileMaxBytes / 1024 / 1024} MB.`,
    tooManyRows: `This file has too many rows: at most ${bankLimits.rowsMax}. Choose fewer days at your bank.`,
    tooManyColumns: `This file has too many columns: at most ${bankLimits.columnsMax}.`,
    cellTooLong: `A cell of this file has more than ${bankLimits.cellMax} letters, so it is no statement.`,
    noMoney: 'This file has no column with money. Choose the statement of your account.',
    noCredits: 'No money came in in this file, as these columns say.',
  } satisfies Record<FileFault, string>,
  which: 'Which column is which?',
  headRow: (row: number) => `Row ${row} is read as the head. Kept for this bank.`,
  roleOf: (title: string) => `What is the column ${title}?`,
  noTitle: (column: number) => `Column ${column}`,
  roles: {
    day: 'Day',
    text: 'Text',
    reference: 'Reference',
    moneyIn: 'Money in',
    crDr: 'Cr or Dr',
    unused: 'Not used',
  } satisfies Record<BankColumnRole, string>,
  needsColumns: 'Choose one column for the day and one for the money that came in.',
  dayReadAs: {
    dmy: 'Day read as day/month/year.',
    mdy: 'Day read as month/day/year.',
  } satisfies Record<BankDayOrder, string>,
  dayOrders: { dmy: 'Day first', mdy: 'Month first' } satisfies Record<BankDayOrder, string>,
  whichDay: (cell: string) => `Which day is ${cell}?`,
  needsDay: 'The days of this file read two ways. Choose one.',
  unread: (count: number) =>
    count === 1
      ? '1 row has money but no day that we can read, and is left out.'
      : `${count} rows have money but no day that we can read, and are left out.`,
  findMatches: 'Find matches',
  finding: 'Comparing...',
  goBack: 'Back',
  certain: 'Certain',
  tickCertain: 'Record all certain rows',
  sides: 'Bank on the left, order on the right',
  doubtful: 'Doubtful',
  chooseOrLeave: 'Choose, or leave open',
  unknown: 'Unknown',
  notOurs: (amount: string) => `${amount}, not the shop’s as far as we can see`,
  before: 'Recorded before',
  leftOut: 'Left out: the same rows were read before',
  recordedOn: (day: string) => `Read on ${day}`,
  recordedByHand: 'Recorded by hand with this reference',
  tickRow: (payer: string, amount: string) => `Record ${amount} of ${payer}`,
  orderOf: (id: string, name: string) => `Order ${id}, ${name}`,
  claimOn: (id: string, name: string) => `Claim on order ${id}, ${name}`,
  sameReference: 'Reference and amount are the same',
  sameOrderId: 'Order id and amount are the same',
  candidate: (id: string, name: string, day: string) => `${id}, ${name}, due ${day}`,
  candidateOpen: (id: string, name: string, amount: string) => `${id}, ${name}, ${amount} open`,
  like: ({ reference, orderId, amount, name }: Likeness) => {
    const same = [
      ...(reference ? ['same reference'] : []),
      ...(orderId ? ['same order id'] : []),
      ...(amount ? ['same amount'] : []),
      ...(name ? ['name alike'] : []),
    ].join(', ');
    return same.charAt(0).toUpperCase() + same.slice(1);
  },
  tooMuch: (amount: string) => `${amount} too much`,
  staysOpen: (amount: string) => `${amount} stay open`,
  chosenElsewhere: 'Chosen for another row',
  more: (count: number) => `${countOf(count, 'more order')} of this amount. Search Order Master.`,
  chooseFirst: 'Choose which order this money is for.',
  cut: `Only the newest ${bankLimits.ordersMax} open orders were compared.`,
  nothingFound: 'No row fits an open order. Nothing is to record.',
  allBefore: 'Every row of this file was recorded before. There is nothing to do.',
  payments: (count: number, amount: string) => `${countOf(count, 'payment')}, ${amount}.`,
  nothingYet: 'Nothing is recorded before you press.',
  record: (count: number) => `Record ${countOf(count, 'payment')}`,
  recording: 'Recording...',
  atMost: `At most ${bankLimits.recordedMax} rows at once. Untick some and record them after.`,
  failed: 'Nothing was recorded. Please try again.',
  unanswered: 'No answer came. Press Record again: nothing is recorded twice.',
  changed: 'Nothing was recorded, because this has changed:',
  changedRow: (id: string, name: string, why: BankChange) => `${id}, ${name}: ${whys[why]}`,
  lookAgain: 'Look again',
  notCompared: 'The open orders did not come. Please try again.',
  tooMuchTitle: 'More money than is open',
  tooMuchRow: (id: string, name: string, came: string, open: string, over: string) =>
    `${id}, ${name}: ${came} came, ${open} is open. ${over} is not recorded.`,
  tooMuchNote: 'Only what is open is recorded. Give the rest back, or settle it with the customer.',
  recordedTitle: (count: number, amount: string) =>
    `${countOf(count, 'payment')} recorded, ${amount}`,
  outcome: (paid: number, part: number) =>
    [...(paid > 0 ? [`${paid} Paid`] : []), ...(part > 0 ? [`${part} Partially Paid`] : [])].join(
      ', ',
    ),
  changedOrders: (count: number, outcome: string) =>
    `${countOf(count, 'order')} changed: ${outcome}.`,
  left: (doubtful: number, unknown: number) =>
    `${countOf(doubtful, 'doubtful row stays', 'doubtful rows stay')} open, ${countOf(
      unknown,
      'unknown row was',
      'unknown rows were',
    )} not kept.`,
  status: (status: PaymentStatus): string => statuses[status] ?? status,
  order: 'Order',
  openOrder: (id: string) => `Open order ${id}`,
  lookAtDoubtful: (count: number) =>
    count === 1 ? 'Look at the doubtful one' : `Look at the ${count} doubtful ones`,
  chooseAnother: 'Choose another file',
};
