/** Excel reads a file as UTF-8 only if it starts with this. */
export const CSV_BOM = '\ufeff';

/**
 * A spreadsheet runs a cell that starts like this as a formula. Leading apostrophes match too, so
 * that an added one can always be told from a typed one.
 */
const startsFormula = /^'*[=+\-@\t\r]/;
const isNumber = /^-?\d+(\.\d+)?$/;
const needsQuotes = /[",;\t\r\n]/;

/** One line of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = startsFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
