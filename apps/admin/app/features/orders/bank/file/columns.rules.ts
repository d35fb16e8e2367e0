import type { BankColumnRole } from '@dalan/contract/bank/bank-rows';

/** Letters only: banks write `Chq./Ref.No.`, `Deposit Amt.` and `Balance (INR )`. */
function plain(title: string): string {
  return title.toLowerCase().replace(/[^a-z]/g, '');
}

const BOTH_WAYS =
  /^(?:dr|debit)(?:cr|credit)|^(?:cr|credit)(?:dr|debit)|^(?:txn|transaction|tran)?type$/;

/** The first pattern that fits a title wins, and of several such titles the first. */
const titles = {
  day: [
    /^(?:txn|tran|trans|transaction|post|posting|posted)(?:date|dt)$/,
    /^date$/,
    /^val.*da?t/,
    /date/,
  ],
  text: [
    /^(?:narration|description|particulars?|(?:transaction)?remarks)$/,
    /narration|description|particular|remark|detail/,
  ],
  reference: [/utr|ref/, /chq|cheque|instrument/],
  moneyIn: [/^(?:deposit|credit)/, /^cr(?:amt|amount|inr)?$|^amountcr$/, /deposit|credit/],
  amount: [/^(?:txn|tran|transaction)?am(?:oun)?t(?:inr|rs)?$/],
} satisfies Record<string, RegExp[]>;

function findTitle(plainTitles: readonly string[], patterns: RegExp[]): number {
  for (const pattern of patterns) {
    const place = plainTitles.findIndex((title) => pattern.test(title) && !BOTH_WAYS.test(title));
    if (place >= 0) return place;
  }
  return -1;
}

/** What each column is by its title. Those of unknown banks stay unused until a person chooses. */
export function recogniseColumns(head: readonly string[]): BankColumnRole[] {
  const plainTitles = head.map(plain);
  const columns = head.map((): BankColumnRole => 'unused');
  const set = (place: number, role: BankColumnRole) => {
    if (columns[place] === 'unused') columns[place] = role;
  };
  set(findTitle(plainTitles, titles.day), 'day');
  set(findTitle(plainTitles, titles.text), 'text');
  const money = findTitle(plainTitles, titles.moneyIn);
  if (money >= 0) set(money, 'moneyIn');
  else {
    const amount = findTitle(plainTitles, titles.amount);
    set(amount, 'moneyIn');
    // A second such column, of the balance, comes later.
    const mark = plainTitles.findIndex((title, place) => place > amount && BOTH_WAYS.test(title));
    if (amount >= 0) set(mark, 'crDr');
  }
  set(findTitle(plainTitles, titles.reference), 'reference');
  return columns;
}

const MONEY_TITLE = /deposit|credit|withdraw|debit|amount|amt|balance|^(?:cr|dr|bal)$/;

/** A row with a title of a day and one of money. */
export function isHead(record: readonly string[]): boolean {
  const plainTitles = record.map(plain);
  return (
    findTitle(plainTitles, titles.day) >= 0 && plainTitles.some((title) => MONEY_TITLE.test(title))
  );
}
