import { CsvError, parse } from 'csv-parse/sync';
import { CSV_BOM } from '@dalan/contract/office/csv';
import { importLimits, importTexts } from '@dalan/contract/catalog/product-import';
import type { ImportFault } from '@dalan/contract/catalog/product-import';

export type CsvFile = { records: string[][]; faults: ImportFault[] };

/** A cell beyond the limits. The parser stops there, so a large file costs no more than a small one. */
class CellRefused extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Keeps the empty lines, so that a fault names the line that the spreadsheet shows. */
export function readCsvFile(text: string): CsvFile {
  const content = text.startsWith(CSV_BOM) ? text.slice(CSV_BOM.length) : text;
  try {
    const records = parse(content, {
      delimiter: delimiterOf(content),
      relax_column_count: true,
      relax_quotes: true,
      // This reads the head and one row more than allowed, which is then a fault.
      to: importLimits.rowsMax + 2,
      cast: (cell, { index, records: recordsBefore }) => {
        const line = recordsBefore + 1;
        if (index >= importLimits.columnsMax) {
          throw new CellRefused(line, importTexts.tooManyColumns);
        }
        if (cell.length > importLimits.cellMax) {
          throw new CellRefused(line, importTexts.cellTooLong);
        }
        return textOf(cell);
      },
    });
    return { records, faults: [] };
  } catch (error) {
    return { records: [], faults: [faultOf(error)] };
  }
}

/** Enough for the longest head: the rest of a file without line breaks is not searched. */
const HEAD_SEARCHED = importLimits.cellMax;

/**
 * Returns the delimiter that the head has most of. Spreadsheets of some countries write semicolons.
 */
function delimiterOf(content: string): string {
  const [head = ''] = content.slice(0, HEAD_SEARCHED).split(/\r?\n|\r/, 1);
  const titles = head.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => titles.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Takes away the apostrophe that keeps a spreadsheet from running the cell. */
function textOf(cell: string): string {
  return cell
    .replace(/^'(?='*[=+\-@\t\r])/, '')
    .replaceAll('\r\n', '\n')
    .trim();
}

function faultOf(error: unknown): ImportFault {
  if (error instanceof CellRefused) {
    return { line: error.line, column: '', message: error.message };
  }
  if (!(error instanceof CsvError)) throw error;
  const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
  const isOpenQuote = error.code.includes('QUOTE');
  return {
    line,
    column: '',
    message: isOpenQuote ? importTexts.openQuote : importTexts.unreadable,
  };
}
