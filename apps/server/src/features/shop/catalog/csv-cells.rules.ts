import type { NewProduct } from '@dalan/contract/catalog/catalog';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import type { ProductRow } from './product-mapper.rules.ts';

/** A column of the products' CSV file. Export writes it, import reads it. */
export type ProductColumn = {
  title: string;
  field: keyof NewProduct | '_id';
  /** One fact of the field `label`. */
  fact?: keyof LabelFacts;
  cellOf: (row: ProductRow) => string | number | null;
  /** The value for the check of the product form, which refuses what cannot be read. */
  read: (cell: string) => unknown;
};

export const asText = (cell: string) => cell;
export const asNumber = (cell: string) => (cell === '' ? NaN : Number(cell));
export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
/** Spreadsheets write TRUE and FALSE. */
const answers: Partial<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
};
export const asAnswer = (cell: string) => answers[cell.toLowerCase()] ?? cell;
