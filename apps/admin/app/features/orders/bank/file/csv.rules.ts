import { bankLimits } from '@dalan/contract/bank/bank-rows';
import { CSV_BOM } from '@dalan/contract/office/csv';

/** Why a file cannot be read as a bank statement. */
export type FileFault =
  | 'empty'
  | 'notCsv'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'noMoney'
  | 'noCredits';

export type CsvRecords = { records: string[][] } | { fault: FileFault };

/** Lines in which the delimiter is searched. */
const LINES_SEARCHED = 60;
/** A row of a statement has at least a day, a text and an amount. */
const DELIMITERS_MIN = 2;

/**
 * Reads the rows of a CSV file with commas, semicolons or tabs. Empty rows are among them, so that a row
 * has the number that a spreadsheet shows.
 */
export function readCsv(text: string): CsvRecords {
  const content = text.startsWith(CSV_BOM) ? text.slice(CSV_BOM.length) : text;
  if (content.trim() === '') return { fault: 'empty' };
  // A PDF or a workbook has control characters, which no statement has.
  if (content.startsWith('%PDF') || /[^\P{Cc}\t\r\n]/u.test(content)) return { fault: 'notCsv' };
  const delimiter = delimiterOf(content);
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let isQuoted = false;
  const faults: FileFault[] = [];
  const endCell = () => {
    if (cell.length > bankLimits.cellMax) faults.push('cellTooLong');
    if (record.length >= bankLimits.columnsMax) {
      if (cell.trim() !== '') faults.push('tooManyColumns');
    } else record.push(cleanCell(cell));
    cell = '';
  };
  const endRecord = () => {
    endCell();
    records.push(record);
    record = [];
    // The bank's own rows above the head and below the last row come on top.
    if (records.length > bankLimits.rowsMax + LINES_SEARCHED) faults.push('tooManyRows');
  };
  for (let place = 0; place < content.length && faults.length === 0; place += 1) {
    const sign = content.charAt(place);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (content[place + 1] === '"') {
        cell += sign;
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === delimiter) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && content[place + 1] === '\n') place += 1;
      endRecord();
    } else cell += sign;
  }
  if (isQuoted && faults.length === 0) return { fault: 'notCsv' };
  if (cell !== '' || record.length > 0) endRecord();
  const [fault] = faults;
  if (fault !== undefined) return { fault };
  return records.some(({ length }) => length > 1) ? { records } : { fault: 'notCsv' };
}

/** The delimiter that makes most rows of one length. A comma also stands in texts and amounts. */
function delimiterOf(content: string): string {
  const lines = content
    .split(/\r\n|\r|\n/, LINES_SEARCHED)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const weightOf = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const rows = Map.groupBy(counts, (count) => count);
    return Math.max(
      0,
      ...[...rows].map(([count, same]) => (count < DELIMITERS_MIN ? 0 : count * same.length)),
    );
  };
  return [',', ';', '\t'].reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best));
}

/**
 * One line without invisible characters. Takes away what keeps a spreadsheet from reading a long
 * number as a figure: an apostrophe, or `="0000431277120045"`.
 */
function cleanCell(cell: string): string {
  return cell
    .replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^="?(.*?)"?$/, '$1')
    .replace(/^'(?=[\d=+\-@])/, '')
    .trim();
}
