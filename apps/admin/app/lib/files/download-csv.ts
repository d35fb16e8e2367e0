import { CSV_BOM, csvLine } from '@dalan/contract/office/csv';

type Cell = string | number | null;
/** The first row holds the titles. */
export type CsvRows = readonly (readonly Cell[])[];

export function downloadCsv(name: string, rows: CsvRows): void {
  const text = CSV_BOM + rows.map(csvLine).join('');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
