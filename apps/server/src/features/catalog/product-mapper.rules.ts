import type { Product } from '@dalan/contract/catalog';
import { productImgPath } from '@dalan/contract/media';
import { paiseToRupees } from '@dalan/contract/money';
import { gramsToKg } from '@dalan/contract/weight';

/** A product row with its picture and its stock in one city. */
export type ProductRow = {
  id: string;
  name: string;
  nameMr: string;
  category: string;
  description: string;
  text: string;
  searchAlso: string[];
  pricePaise: number;
  sale: boolean;
  isActive: boolean;
  createdAt: Date;
  version: number;
  mediaId: string | null;
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
    sale: row.sale,
    isActive: row.isActive,
    description: row.description,
    text: row.text,
    searchAlso: row.searchAlso,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
