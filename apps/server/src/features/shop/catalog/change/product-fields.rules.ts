import { productFigures } from '@dalan/contract/catalog/catalog';
import type { NewProduct } from '@dalan/contract/catalog/catalog';
import { grindKeyOf } from '@dalan/contract/catalog/grinds';
import type { Grind, NewGrind } from '@dalan/contract/catalog/grinds';
import { labelAnswers, labelFactsOf, labelTexts } from '@dalan/contract/catalog/label-facts';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import { shortCodeOf } from '@dalan/contract/catalog/short-codes';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { editedColumns } from '../product-mapper.rules.ts';
import type { EditedFields, NewProductFields, ProductFields } from '../product-mapper.rules.ts';

type OrUndefined<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };
type Asked = OrUndefined<NewProduct>;

/** Converts form input for storage: trimmed, money in paise. Omitted fields stay omitted. */
export function productFields(asked: Asked): Partial<EditedFields> {
  const { pricePerKg, searchAlso, grinds, label, shortCode } = asked;
  return givenFields({
    ...trimmed(asked),
    pricePaise: pricePerKg === undefined ? undefined : rupeesToPaise(pricePerKg),
    searchAlso: searchAlso && searchWords(searchAlso),
    grinds: grinds?.map(grindOf),
    label: label && labelFactsOf(label),
    shortCode: shortCode === undefined ? undefined : shortCodeOf(shortCode) || null,
  });
}

function givenFields(fields: OrUndefined<EditedFields>): Partial<EditedFields> {
  const given = editedColumns.filter((column) => fields[column] !== undefined);
  return Object.fromEntries(given.map((column) => [column, fields[column]]));
}

/** Texts lose the spaces around them. Everything else stays as it is. */
function trimmed(asked: Asked): Asked {
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
}

function grindOf({ name, nameMr, nameHi }: NewGrind): Grind {
  const key = grindKeyOf(name);
  return { key, name: name.trim(), nameMr: nameMr.trim(), nameHi: nameHi.trim() };
}

/** A new product gets the default of the column for what was omitted. */
export function newProductFields(asked: NewProduct): NewProductFields {
  return {
    ...productFields(asked),
    name: asked.name.trim(),
    description: asked.description.trim(),
    pricePaise: rupeesToPaise(asked.pricePerKg),
  };
}

type Figure = string | number | boolean | null;

/**
 * Fields for the audit log. Texts are left out: they are long, and the product itself shows them.
 */
export function figuresOf(fields: Partial<ProductFields>): Record<string, Figure> {
  const { label } = fields;
  const given = productFigures.flatMap((figure): [string, Figure][] => {
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
