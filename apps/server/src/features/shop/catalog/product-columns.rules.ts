import { searchWordsOf } from '@dalan/contract/catalog/catalog';
import { USUAL_STEP_GRAMS } from '@dalan/contract/catalog/grinds';
import type { Grind, NewGrind } from '@dalan/contract/catalog/grinds';
import { paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { asAnswer, asNumber, asText, yesOrNo } from './csv-cells.rules.ts';
import type { ProductColumn } from './csv-cells.rules.ts';
import { labelColumns } from './label-columns.rules.ts';
import type { ProductRow } from './product-mapper.rules.ts';

export const ID_COLUMN = 'Id';

const isWritten = (text: string) => text.trim() !== '';
/** `Fine / बारीक / बारीक`: English, Marathi, Hindi. */
const grindCell = ({ name, nameMr, nameHi }: Grind) => [name, nameMr, nameHi].join(' / ');

function readGrind(cell: string): NewGrind {
  const [name = '', nameMr = '', nameHi = ''] = cell.split('/').map((word) => word.trim());
  return { name, nameMr, nameHi };
}

const columns: readonly ProductColumn[] = [
  { title: ID_COLUMN, field: '_id', cellOf: ({ id }) => id, read: asText },
  { title: 'Name', field: 'name', cellOf: ({ name }) => name, read: asText },
  { title: 'Marathi name', field: 'nameMr', cellOf: ({ nameMr }) => nameMr, read: asText },
  { title: 'Hindi name', field: 'nameHi', cellOf: ({ nameHi }) => nameHi, read: asText },
  { title: 'Category', field: 'category', cellOf: ({ category }) => category, read: asText },
  {
    title: 'Price per kg',
    field: 'pricePerKg',
    cellOf: ({ pricePaise }) => paiseToRupees(pricePaise).toFixed(2),
    read: asNumber,
  },
  {
    title: 'Sold by (g)',
    field: 'stepGrams',
    cellOf: ({ stepGrams }) => stepGrams,
    read: (cell) => (cell === '' ? USUAL_STEP_GRAMS : Number(cell)),
  },
  {
    title: 'Grinds',
    field: 'grinds',
    cellOf: ({ grinds }) => grinds.map(grindCell).join('; '),
    read: (cell) => cell.split(';').filter(isWritten).map(readGrind),
  },
  { title: 'On sale', field: 'sale', cellOf: ({ sale }) => yesOrNo(sale), read: asAnswer },
  {
    title: 'Active',
    field: 'isActive',
    cellOf: ({ isActive }) => yesOrNo(isActive),
    read: asAnswer,
  },
  { title: 'Text', field: 'text', cellOf: ({ text }) => text, read: asText },
  { title: 'Marathi text', field: 'textMr', cellOf: ({ textMr }) => textMr, read: asText },
  { title: 'Hindi text', field: 'textHi', cellOf: ({ textHi }) => textHi, read: asText },
  { title: 'Description', field: 'description', cellOf: (row) => row.description, read: asText },
  {
    title: 'Marathi description',
    field: 'descriptionMr',
    cellOf: ({ descriptionMr }) => descriptionMr,
    read: asText,
  },
  {
    title: 'Hindi description',
    field: 'descriptionHi',
    cellOf: ({ descriptionHi }) => descriptionHi,
    read: asText,
  },
  {
    title: 'Other spellings',
    field: 'searchAlso',
    cellOf: ({ searchAlso }) => searchAlso.join(', '),
    read: searchWordsOf,
  },
  {
    title: 'Shelf life (days)',
    field: 'shelfLifeDays',
    cellOf: ({ shelfLifeDays }) => shelfLifeDays,
    read: (cell) => (cell === '' ? null : Number(cell)),
  },
  { title: 'HSN code', field: 'hsn', cellOf: ({ hsn }) => hsn, read: asText },
  {
    title: 'GST rate',
    field: 'gstRate',
    cellOf: ({ gstRate }) => gstRate,
    read: (cell) => asNumber(cell.replace(/%$/, '')),
  },
  {
    title: 'Stock (kg)',
    field: 'quantity',
    cellOf: ({ onHandGrams }) => gramsToKg(onHandGrams ?? 0),
    read: (cell) => (cell === '' ? 0 : Number(cell)),
  },
];

/** Every column that a file may have. */
export const productCsv: readonly ProductColumn[] = [...columns, ...labelColumns];

type Cells = Record<string, (row: ProductRow) => string | number | null>;

/** The columns of an export. A shop without label facts gets the file as it was before them. */
export function productColumns({ hasLabels }: { hasLabels: boolean }): Cells {
  const shown = hasLabels ? productCsv : columns;
  return Object.fromEntries(shown.map(({ title, cellOf }) => [title, cellOf]));
}
