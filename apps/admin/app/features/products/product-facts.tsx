import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import { formatRupees } from '@dalan/contract/money/money';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import { formatMoment } from '../../lib/format/india-time.ts';
import { otherLanguages } from '../../lib/other-languages.ts';
import type { Fact } from '../../ui/layout/fact-list.tsx';
import { labelFieldLabels } from './label/label.rules.ts';
import { allLabels, shownForm } from './product-form.ts';
import { OutOfStockChip, ProductStatusChip } from './product-status.tsx';

type Field = keyof typeof allLabels;

const labels: Record<Field, string> = {
  ...allLabels,
  name: 'Name',
  pricePerKg: 'Price per kg',
  searchAlso: 'Found by',
};

/** A field that is in none of the three lists is shown between the first and the last. */
const first: readonly Field[] = [
  'name',
  'nameMr',
  'nameHi',
  'pricePerKg',
  'description',
  'descriptionMr',
  'descriptionHi',
  'text',
  'textMr',
  'textHi',
  'category',
  'quantity',
  'grinds',
  'stepGrams',
  'shelfLifeDays',
  'hsn',
  'gstRate',
  ...(Object.keys(labelFieldLabels) as Field[]),
  'shortCode',
];
const last: readonly Field[] = ['searchAlso', 'status'];
/** The picture is beside the facts, and the badge is said with the price. */
const elsewhere: readonly Field[] = ['productImg', 'sale'];

const listed = new Set([...first, ...last, ...elsewhere]);
const others = (Object.keys(allLabels) as Field[]).filter((field) => !listed.has(field));

/** These are shown otherwise than in the form. */
const shownOtherwise: Partial<Record<Field, (product: Product) => ReactNode>> = {
  name: ({ name }) => <Box sx={{ fontWeight: 600 }}>{name}</Box>,
  pricePerKg: ({ pricePerKg, sale }) => `${formatRupees(pricePerKg)}${sale ? ', on SALE' : ''}`,
  description: ({ description }) => <Box sx={{ whiteSpace: 'pre-line' }}>{description}</Box>,
  quantity: ({ quantity }) =>
    quantity === 0 ? <OutOfStockChip /> : formatGrams(kgToGrams(quantity)),
  grinds: ({ grinds }) => grindsInWords(grinds),
  stepGrams: ({ stepGrams }) => (stepGrams ? formatGrams(stepGrams) : ''),
  gstRate: ({ gstRate }) => (gstRate === 0 ? '' : `${gstRate}%`),
  status: (product) => <ProductStatusChip {...product} />,
};

export function factsOf(product: Product): Fact[] {
  const form = shownForm(product);
  return [
    ...[...first, ...others, ...last].map((field) => ({
      label: labels[field],
      value: shownOtherwise[field]?.(product) ?? asInForm(field, form[field]),
    })),
    { label: 'Created', value: formatMoment(product.createdAt) },
  ].filter(({ value }) => value !== '');
}

function asInForm(field: Field, value: string | boolean): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const lang = otherLanguages.find(({ ending }) => field.endsWith(ending))?.lang;
  return lang === undefined ? value : inLanguage(lang, value);
}

function grindsInWords(grinds: readonly Grind[] = []) {
  if (grinds.length === 0) return '';
  return grinds.map(({ key, name, nameMr, nameHi }) => (
    <Box key={key}>
      {name} <span lang="mr">{nameMr}</span>
      {nameHi !== nameMr && (
        <>
          , <span lang="hi">{nameHi}</span>
        </>
      )}
    </Box>
  ));
}

function inLanguage(lang: Language, words: string) {
  if (words === '') return '';
  return (
    <Box component="span" lang={lang} sx={{ whiteSpace: 'pre-line' }}>
      {words}
    </Box>
  );
}
