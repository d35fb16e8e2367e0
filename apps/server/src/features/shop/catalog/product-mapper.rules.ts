import type { Product } from '@dalan/contract/catalog/catalog';
import { USUAL_STEP_GRAMS } from '@dalan/contract/catalog/grinds';
import type { Grind, StepGrams } from '@dalan/contract/catalog/grinds';
import { hasLabelFacts } from '@dalan/contract/catalog/label-facts';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import { productImgPath } from '@dalan/contract/catalog/media';
import { paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';

/** The API's answer leaves these out if they are empty. */
const optionalTexts = ['nameHi', 'textMr', 'textHi', 'descriptionMr', 'descriptionHi'] as const;

/** Staff edit these columns and the picture. The audit log names them in this order. */
export const editedColumns = [
  'name',
  'nameMr',
  'nameHi',
  'category',
  'description',
  'descriptionMr',
  'descriptionHi',
  'text',
  'textMr',
  'textHi',
  'searchAlso',
  'pricePaise',
  'stepGrams',
  'grinds',
  'sale',
  'isActive',
  'shelfLifeDays',
  'hsn',
  'gstRate',
  'label',
  'shortCode',
] as const;
type EditedColumn = (typeof editedColumns)[number];

/** These columns are stored otherwise than the API answers them. */
type StoredOtherwise = Record<(typeof optionalTexts)[number], string> & {
  pricePaise: number;
  stepGrams: number;
  grinds: Grind[];
  label: LabelFacts;
  shortCode: string | null;
};

export type EditedFields = StoredOtherwise &
  Pick<Product, Exclude<EditedColumn, keyof StoredOtherwise>>;

export type ProductFields = EditedFields & { mediaId: string | null };

/** A new product needs what has no default in the database. */
export type NewProductFields = Partial<EditedFields> &
  Pick<EditedFields, 'name' | 'description' | 'pricePaise'>;

/** A product row with its picture and its stock in one city. */
export type ProductRow = ProductFields & {
  id: string;
  createdAt: Date;
  version: number;
  alt: string | null;
  colourFrom: string | null;
  colourTo: string | null;
  onHandGrams: number | null;
};

export function toProduct(row: ProductRow): Product {
  const productImg = row.mediaId === null ? '' : productImgPath(row.mediaId);
  return {
    _id: row.id,
    name: row.name,
    nameMr: row.nameMr,
    category: row.category,
    productImg,
    imageUrl: productImg,
    picture:
      row.mediaId === null
        ? null
        : {
            id: row.mediaId,
            // Uploads have no alt text, so fall back to the product name.
            alt: row.alt === null || row.alt === '' ? row.name : row.alt,
            colours: [row.colourFrom ?? '', row.colourTo ?? ''],
          },
    pricePerKg: paiseToRupees(row.pricePaise),
    quantity: gramsToKg(row.onHandGrams ?? 0),
    ...(row.stepGrams !== USUAL_STEP_GRAMS && { stepGrams: row.stepGrams as StepGrams }),
    ...(row.grinds.length > 0 && { grinds: row.grinds }),
    sale: row.sale,
    isActive: row.isActive,
    shelfLifeDays: row.shelfLifeDays,
    hsn: row.hsn,
    gstRate: row.gstRate,
    ...(hasLabelFacts(row.label) && { label: row.label }),
    ...(row.shortCode !== null && { shortCode: row.shortCode }),
    description: row.description,
    text: row.text,
    ...writtenTexts(row),
    searchAlso: row.searchAlso,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

function writtenTexts(row: ProductRow): Partial<Pick<ProductRow, (typeof optionalTexts)[number]>> {
  return Object.fromEntries(
    optionalTexts.flatMap((name) => (row[name] === '' ? [] : [[name, row[name]]])),
  );
}
