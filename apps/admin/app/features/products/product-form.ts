import type { FieldPath } from 'react-hook-form';
import { ENDED_GST_RATE, gstRates, searchWordsOf } from '@dalan/contract/catalog/catalog';
import type { NewProduct, Product, ProductChange } from '@dalan/contract/catalog/catalog';
import { stepOf, stepsGrams, USUAL_STEP_GRAMS } from '@dalan/contract/catalog/grinds';
import type { StepGrams } from '@dalan/contract/catalog/grinds';
import { shortCodeOf } from '@dalan/contract/catalog/short-codes';
import { formatGrams } from '@dalan/contract/money/weight';
import { fieldChanges } from '../../ui/messages/conflict-notice.tsx';
import type { FieldChange } from '../../ui/messages/conflict-notice.tsx';
import { grindsOf, inWords, rowsOf } from './grinds/grinds.rules.ts';
import type { GrindRow } from './grinds/grinds.rules.ts';
import { labelFieldLabels, labelFormOf, labelOf } from './label/label.rules.ts';
import type { LabelForm } from './label/label.rules.ts';
import type { ProductStatus } from './product-status.tsx';

/** The rate as the bill writes it: `5%`. */
export type GstChoice = `${number}%`;
export const gstChoices = gstRates.map((rate): GstChoice => `${rate}%`);
export const ENDED_GST_CHOICE: GstChoice = `${ENDED_GST_RATE}%`;

/** The steps as staff choose them: `1 kg`, `500 g`, `250 g`. */
export const stepChoices = stepsGrams.map(formatGrams);

export function stepGramsOf(choice: string): StepGrams {
  return stepsGrams.find((grams) => formatGrams(grams) === choice) ?? USUAL_STEP_GRAMS;
}

/** The dialog's field values. Numbers are kept as typed text. */
export type ProductForm = {
  productImg: string;
  sale: boolean;
  name: string;
  nameMr: string;
  nameHi: string;
  pricePerKg: string;
  status: ProductStatus;
  description: string;
  descriptionMr: string;
  descriptionHi: string;
  text: string;
  textMr: string;
  textHi: string;
  category: string;
  quantity: string;
  shelfLifeDays: string;
  hsn: string;
  gstRate: GstChoice;
  searchAlso: string;
  grinds: GrindRow[];
  stepGrams: string;
  label: LabelForm;
  shortCode: string;
};

/** Field labels, for the dialog and the conflict notice, in the order of the dialog. */
export const productLabels: Record<Exclude<keyof ProductForm, 'label'>, string> = {
  productImg: 'Picture',
  sale: 'SALE badge',
  name: 'Flour Name',
  pricePerKg: 'Price (₹)',
  status: 'Status',
  description: 'Description',
  text: 'Text',
  category: 'Category',
  quantity: 'Stock',
  gstRate: 'GST included',
  nameMr: 'Marathi name',
  nameHi: 'Hindi name',
  searchAlso: 'Other spellings',
  textMr: 'Marathi text',
  textHi: 'Hindi text',
  descriptionMr: 'Marathi description',
  descriptionHi: 'Hindi description',
  grinds: 'Grinds',
  stepGrams: 'Sold by',
  shelfLifeDays: 'Shelf life (days)',
  shortCode: 'Short code for batches',
  hsn: 'HSN code',
};

/** The label facts are fields of a form of their own. */
export const allLabels = { ...productLabels, ...labelFieldLabels };

/** If several fields are wrong, the first of this list gets the focus. */
export const productFieldNames = [
  ...Object.keys(productLabels),
  ...Object.keys(labelFieldLabels).map((name) => `label.${name}`),
] as FieldPath<ProductForm>[];

export const productTabs = ['flour', 'grinds', 'label'] as const;
export type ProductTab = (typeof productTabs)[number];

/** The tab of a field, by its name in the form or in a refusal. */
export function tabOf(name: string): ProductTab {
  if (name === 'grinds' || name === 'stepGrams') return 'grinds';
  const isOnLabel = ['shelfLifeDays', 'shortCode', 'hsn'].includes(name);
  return isOnLabel || name.startsWith('label') ? 'label' : 'flour';
}

const emptyForm: ProductForm = {
  productImg: '',
  sale: false,
  name: '',
  nameMr: '',
  nameHi: '',
  pricePerKg: '',
  status: 'Active',
  description: '',
  descriptionMr: '',
  descriptionHi: '',
  text: '',
  textMr: '',
  textHi: '',
  category: '',
  quantity: '',
  shelfLifeDays: '',
  hsn: '',
  gstRate: '0%',
  searchAlso: '',
  grinds: [],
  stepGrams: formatGrams(USUAL_STEP_GRAMS),
  label: labelFormOf(),
  shortCode: '',
};

export function formOf(product: Product | undefined): ProductForm {
  if (product === undefined) return emptyForm;
  const { productImg, sale, name, nameMr, description, text, category, hsn } = product;
  const { nameHi = '', textMr = '', textHi = '', descriptionMr = '', descriptionHi = '' } = product;
  return {
    ...{ productImg, sale, name, nameMr, description, text, category, hsn },
    ...{ nameHi, textMr, textHi, descriptionMr, descriptionHi },
    pricePerKg: product.pricePerKg.toFixed(2),
    status: product.isActive ? 'Active' : 'Inactive',
    quantity: String(product.quantity),
    shelfLifeDays: product.shelfLifeDays?.toString() ?? '',
    gstRate: `${product.gstRate}%`,
    searchAlso: product.searchAlso.join(', '),
    grinds: rowsOf(product.grinds),
    stepGrams: formatGrams(stepOf(product)),
    label: labelFormOf(product.label),
    shortCode: product.shortCode ?? '',
  };
}

/**
 * The changes that the conflict notice shows. The stock is left out, because sales change it too
 * and it has its own check.
 */
export function productChanges(before: Product, after: Product): FieldChange[] {
  const { productImg, quantity: _, ...labels } = allLabels;
  const changes = fieldChanges(labels, shownForm(before), shownForm(after));
  if (before.productImg === after.productImg) return changes;
  return [{ label: productImg, before: 'earlier picture', after: 'new picture' }, ...changes];
}

/** Every field has its value here as the form shows it, so it is empty where nothing is said. */
export function shownForm(product: Product) {
  const { label, ...form } = formOf(product);
  return { ...form, ...label, grinds: inWords(form.grinds) };
}

export function newProductOf(form: ProductForm): NewProduct {
  return {
    ...fieldsOf(form),
    ...changedParts(form, emptyForm),
    ...(form.quantity.trim() !== '' && { quantity: Number(form.quantity) }),
  };
}

/**
 * Sends the stock only if staff changed it, with the figure they saw, so the server can compare.
 */
export function changeOf(form: ProductForm, product: Product, knownKg: number): ProductChange {
  const quantity = Number(form.quantity);
  return {
    _id: product._id,
    version: product.version,
    ...fieldsOf(form),
    ...changedParts(form, formOf(product)),
    ...(quantity !== knownKg && { quantity, expectedQuantity: knownKg }),
  };
}

/** These fields are sent only if they changed, so that the log names them only then. */
function changedParts(form: ProductForm, before: ProductForm) {
  const [grinds, label] = [grindsOf(form.grinds), labelOf(form.label)];
  const code = shortCodeOf(form.shortCode);
  return {
    ...(!isSame(grinds, grindsOf(before.grinds)) && { grinds }),
    ...(!isSame(label, labelOf(before.label)) && { label }),
    ...(code !== before.shortCode && { shortCode: code }),
    ...(form.stepGrams !== before.stepGrams && { stepGrams: stepGramsOf(form.stepGrams) }),
  };
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function fieldsOf({
  status,
  quantity: _,
  grinds: _grinds,
  stepGrams: _step,
  label: _label,
  shortCode: _code,
  gstRate: chosen,
  ...form
}: ProductForm) {
  // An ended rate is not sent, so that a flour keeps it while other fields are saved.
  const gstRate = gstRates.find((rate) => chosen === `${rate}%`);
  return {
    ...form,
    pricePerKg: Number(form.pricePerKg),
    isActive: status === 'Active',
    shelfLifeDays: form.shelfLifeDays.trim() === '' ? null : Number(form.shelfLifeDays),
    ...(gstRate !== undefined && { gstRate }),
    searchAlso: searchWordsOf(form.searchAlso),
  };
}
