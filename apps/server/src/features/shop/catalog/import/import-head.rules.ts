import { importTexts } from '@dalan/contract/catalog/product-import';
import type { ImportFault } from '@dalan/contract/catalog/product-import';
import { productCsv } from '../product-columns.rules.ts';

export type Head = {
  /** Columns with their place in the file. */
  columns: { column: (typeof productCsv)[number]; place: number }[];
  faults: ImportFault[];
};

export const HEAD_LINE = 1;
const TEXT_SHOWN = 60;

/** Cuts a title or a cell to the length that a fault shows. */
export function shortened(text: string): string {
  return text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)}…` : text;
}

/** Finds the columns of a file, in any order and with any capitals. */
export function readHead(titles: readonly string[]): Head {
  const head: Head = { columns: [], faults: [] };
  titles.forEach((written, place) => {
    if (written === '') return;
    const title = shortened(written);
    const known = productCsv.find((each) => each.title.toLowerCase() === title.toLowerCase());
    const isTwice = head.columns.some(({ column }) => column === known);
    if (known !== undefined && !isTwice) head.columns.push({ column: known, place });
    else {
      const message = isTwice ? importTexts.columnTwice(title) : importTexts.unknownColumn(title);
      head.faults.push({ line: HEAD_LINE, column: title, message });
    }
  });
  return head;
}
