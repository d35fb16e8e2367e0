import { productSortFields } from '@dalan/contract/catalog/catalog';
import { formatRupees } from '@dalan/contract/money/money';
import type { ListTexts } from '../../ui/list/list-frame.tsx';

export const productMaster = {
  pageSizes: [5, 10, 25],
  sortFields: productSortFields,
  texts: {
    none: 'No Products Found',
    notFetched: 'Failed to load products',
    added: 'Product added successfully',
    notAdded: 'Failed to add product',
    updated: 'Product updated successfully',
    notUpdated: 'Failed to update product',
    outOfStock: 'Out of stock',
    otherLanguages: 'Texts in Marathi and Hindi',
    otherLanguagesHelp: 'Empty: customers read the English one',
    willBeOutOfStock: 'The shop will show it as out of stock',
  },
} as const;

const { texts } = productMaster;

export function listTexts(search: string): ListTexts {
  return {
    noun: 'products',
    empty: { title: texts.none, text: 'Add the first flour with the button below.' },
    noMatch: {
      title: texts.none,
      text: `Nothing matches “${search}” in name, description, price, status or day.`,
    },
    failed: {
      title: texts.notFetched,
      text: 'Nothing is lost: the shop goes on selling while this list is down.',
    },
  };
}

/** `1,00,000.00`, for a column whose header names the currency. */
export function formatPrice(rupees: number): string {
  return formatRupees(rupees).replace('₹', '');
}

const sizeInMb = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** `1.4 MB`, `320 KB`. */
export function formatFileSize(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1024 ? `${Math.max(1, Math.round(kb))} KB` : `${sizeInMb.format(kb / 1024)} MB`;
}
