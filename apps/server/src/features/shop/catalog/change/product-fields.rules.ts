import type { NewProduct } from '@dalan/contract/catalog/catalog';
import { grindKeyOf, USUAL_STEP_GRAMS } from '@dalan/contract/catalog/grinds';
import type { Grind, NewGrind } from '@dalan/contract/catalog/grinds';
import { labelAnswers, labelFactsOf, labelTexts } from '@dalan/contract/catalog/label-facts';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import { shortCodeOf } from '@dalan/contract/catalog/short-codes';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { figures } from '../product-mapper.rules.ts';
import type { ProductFields } from '../product-mapper.rules.ts';

type Asked = { [Field in keyof NewProduct]?: NewProduct[Field] | undefined };

/** Converts form input for storage: trimmed, money in paise. Omitted fields stay omitted. */
export function productFields(asked: Asked) {
  return defined({
    name: asked.name?.trim(),
    nameMr: asked.nameMr?.trim(),
    nameHi: asked.nameHi?.trim(),
    category: asked.category?.trim(),
    description: asked.description?.trim(),
    descriptionMr: asked.descriptionMr?.trim(),
    descriptionHi: asked.descriptionHi?.trim(),
    text: asked.text?.trim(),
    textMr: asked.textMr?.trim(),
    textHi: asked.textHi?.trim(),
    searchAlso: asked.searchAlso && searchWords(asked.searchAlso),
    pricePaise: asked.pricePerKg === undefined ? undefined : rupeesToPaise(asked.pricePerKg),
    stepGrams: asked.stepGrams,
    grinds: asked.grinds?.map(grindOf),
    sale: asked.sale,
    isActive: asked.isActive,
    shelfLifeDays: asked.shelfLifeDays,
    hsn: asked.hsn?.trim(),
    gstRate: asked.gstRate,
    label: asked.label && labelFactsOf(asked.label),
    shortCode: asked.shortCode === undefined ? undefined : shortCodeOf(asked.shortCode) || null,
  });
}

function grindOf({ name, nameMr, nameHi }: NewGrind): Grind {
  const key = grindKeyOf(name);
  return { key, name: name.trim(), nameMr: nameMr.trim(), nameHi: nameHi.trim() };
}

/** A product that is written in English only. */
const noTranslations = {
  nameMr: '',
  nameHi: '',
  textMr: '',
  textHi: '',
  descriptionMr: '',
  descriptionHi: '',
};

/** The fields of a new product. What was omitted gets its default. */
export function newProductFields(asked: NewProduct): Omit<ProductFields, 'mediaId'> {
  return {
    ...noTranslations,
    category: '',
    text: '',
    searchAlso: [],
    stepGrams: USUAL_STEP_GRAMS,
    grinds: [],
    sale: false,
    shelfLifeDays: null,
    hsn: '',
    gstRate: 0,
    label: {},
    shortCode: null,
    ...productFields(asked),
    name: asked.name.trim(),
    description: asked.description.trim(),
    pricePaise: rupeesToPaise(asked.pricePerKg),
    isActive: asked.isActive,
  };
}

type Figure = string | number | boolean | null;

/**
 * Fields for the audit log. Texts are left out: they are long, and the product itself shows them.
 */
export function figuresOf(fields: Partial<ProductFields>): Record<string, Figure> {
  const { label } = fields;
  const given = figures.flatMap((figure): [string, Figure][] => {
    const value = fields[figure];
    return value === undefined ? [] : [[figure, value]];
  });
  const answers = labelAnswers.map((name): [string, Figure] => [name, label?.[name] ?? null]);
  return Object.fromEntries(label === undefined ? given : [...given, ...answers]);
}

/** The names of the fields that a change sets, with the label facts that differ by their own. */
export function namesOf(fields: Partial<ProductFields>, before: { label: LabelFacts }): string[] {
  const { label, ...others } = fields;
  const facts = [...labelTexts, ...labelAnswers].filter(
    (name) => label !== undefined && label[name] !== before.label[name],
  );
  return [...Object.keys(others), ...facts];
}

function searchWords(typed: string[]): string[] {
  const words = typed.map((word) => word.trim()).filter((word) => word !== '');
  return [...new Set(words)];
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Fields>;
}
