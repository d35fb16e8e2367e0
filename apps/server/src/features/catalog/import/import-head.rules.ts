import { importTexts } from '@dalan/contract/product-import';
import type { ImportFault } from '@dalan/contract/product-import';
import { productCsv } from '../product-columns.rules.ts';

export type Head = {
  /** Each with its place in the file. */
  columns: { column: (typeof productCsv)[number]; place: number }[];
  faults: ImportFault[];
};

export const HEAD_LINE = 1;
const TITLE_SHOWN = 60;

/** The columns of a file, in any order and with any capitals. */
export function readHead(titles: readonly string[]): Head {
  const head: Head = { columns: [], faults: [] };
  titles.forEach((written, place) => {
    if (written === '') return;
    const title = written.length > TITLE_SHOWN ? `${written.slice(0, TITLE_SHOWN)}…` : written;
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
