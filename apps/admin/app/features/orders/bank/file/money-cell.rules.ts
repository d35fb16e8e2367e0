/** Money in a cell. `isOut` is undefined if the cell does not say the direction. */
export type MoneyCell = { paise: number; isOut: boolean | undefined };

const MONEY =
  /^(?<open>\()?(?<sign>[+-])?(?<whole>\d{1,3}(?:,\d{2,3})+|\d{1,12})(?:\.(?<paise>\d{1,2}))?(?<after>-)?(?<close>\))?\(?(?<mark>cr|dr|c|d)?\.?\)?$/i;

/** Reads `1,23,456.00`, `₹412`, `412.00 Cr`, `412.00(Dr)`, `-50.00` and `(50.00)`. */
export function readMoney(cell: string): MoneyCell | undefined {
  const plain = cell.replace(/\s/g, '').replace(/^(?:₹|rs\.?|inr)|₹/gi, '');
  const found = MONEY.exec(plain)?.groups;
  if (found === undefined) return undefined;
  const { open, sign, whole = '', paise = '', after, close, mark } = found;
  if ((open === undefined) !== (close === undefined) && mark === undefined) return undefined;
  const isBelowZero = sign === '-' || after === '-' || (open !== undefined && close !== undefined);
  return {
    paise: Number(whole.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0')),
    isOut: isBelowZero || (mark === undefined ? undefined : readMark(mark)),
  };
}

/** `Dr`, `D`, `Debit`, `Withdrawal`: true. `Cr`, `C`, `Credit`, `Deposit`: false. */
export function readMark(cell: string): boolean | undefined {
  const word = cell.replace(/[^a-z]/gi, '').toLowerCase();
  if (/^(d|dr|debit|withdrawal)$/.test(word)) return true;
  return /^(c|cr|credit|deposit)$/.test(word) ? false : undefined;
}

/** Banks write paise. Without them a figure may as well be a reference or a branch. */
export function isSurelyMoney(cell: string): boolean {
  return /\.\d{2}/.test(cell) && readMoney(cell) !== undefined;
}
