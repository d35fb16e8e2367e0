import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import type { Language } from '@dalan/contract/language/languages';
import { formatRupees } from '@dalan/contract/money/money';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import { formatMoment } from '../../lib/format/india-time.ts';
import { otherLanguages } from '../../lib/other-languages.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import type { Fact } from '../../ui/layout/fact-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { labelFieldLabels, labelFormOf } from './label/label.rules.ts';
import type { LabelForm } from './label/label.rules.ts';
import { productLabels } from './product-form.ts';
import { ProductPicture } from './product-picture.tsx';
import { OutOfStockChip, ProductStatusChip } from './product-status.tsx';

type ViewProductDialogProps = { product: Product; state: DialogState; onEdit: () => void };

export function ViewProductDialog({ product, state, onEdit }: ViewProductDialogProps) {
  return (
    <DialogFrame
      {...state}
      title="View Product"
      width={560}
      closeLabel="Close"
      isOnlyText
      action={
        <Button variant="contained" startIcon={<Icon name="edit" size={18} />} onClick={onEdit}>
          Edit
        </Button>
      }
    >
      <Box sx={pictureBesideFacts}>
        <ProductPicture product={product} size={160} fileWidth={320} />
        <Box sx={{ mt: -2.5 }}>
          <FactList facts={factsOf(product)} />
        </Box>
      </Box>
    </DialogFrame>
  );
}

function factsOf(product: Product): Fact[] {
  const { name, nameMr, pricePerKg, sale, description, text, category, quantity } = product;
  return [
    { label: 'Name', value: <Box sx={{ fontWeight: 600 }}>{name}</Box> },
    { label: 'Marathi name', value: inLanguage('mr', nameMr) },
    { label: 'Hindi name', value: inLanguage('hi', product.nameHi) },
    { label: 'Price per kg', value: `${formatRupees(pricePerKg)}${sale ? ', on SALE' : ''}` },
    { label: 'Description', value: <Box sx={{ whiteSpace: 'pre-line' }}>{description}</Box> },
    { label: 'Marathi description', value: inLanguage('mr', product.descriptionMr) },
    { label: 'Hindi description', value: inLanguage('hi', product.descriptionHi) },
    { label: 'Text', value: text },
    { label: 'Marathi text', value: inLanguage('mr', product.textMr) },
    { label: 'Hindi text', value: inLanguage('hi', product.textHi) },
    { label: 'Category', value: category },
    {
      label: 'Stock',
      value: quantity === 0 ? <OutOfStockChip /> : formatGrams(kgToGrams(quantity)),
    },
    { label: 'Grinds', value: grindsInWords(product.grinds) },
    { label: 'Sold by', value: product.stepGrams ? formatGrams(product.stepGrams) : '' },
    { label: 'Shelf life (days)', value: product.shelfLifeDays?.toString() ?? '' },
    { label: 'HSN code', value: product.hsn },
    { label: 'GST included', value: product.gstRate === 0 ? '' : `${product.gstRate}%` },
    ...labelFactsInWords(product.label),
    { label: productLabels.shortCode, value: product.shortCode ?? '' },
    { label: 'Found by', value: product.searchAlso.join(', ') },
    { label: 'Status', value: <ProductStatusChip {...product} /> },
    { label: 'Created', value: formatMoment(product.createdAt) },
  ].filter(({ value }) => value !== '');
}

function labelFactsInWords(label: LabelFacts | undefined): Fact[] {
  const form = labelFormOf(label);
  return Object.entries(labelFieldLabels).map(([name, fieldLabel]) => {
    const value = form[name as keyof LabelForm];
    const lang = otherLanguages.find(({ ending }) => name.endsWith(ending))?.lang;
    return { label: fieldLabel, value: lang === undefined ? value : inLanguage(lang, value) };
  });
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

function inLanguage(lang: Language, words = '') {
  if (words === '') return '';
  return (
    <Box component="span" lang={lang} sx={{ whiteSpace: 'pre-line' }}>
      {words}
    </Box>
  );
}

const pictureBesideFacts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
  gap: 6,
  '& > img': { justifySelf: { xs: 'center', sm: 'start' } },
};
