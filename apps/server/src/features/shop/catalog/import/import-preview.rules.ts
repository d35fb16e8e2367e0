import type { NewGrind } from '@dalan/contract/catalog/grinds';
import { importLimits } from '@dalan/contract/catalog/product-import';
import type { ProductImportPreview } from '@dalan/contract/catalog/product-import';
import { productCsv } from '../product-columns.rules.ts';
import type { ImportPlan, Known, ProductToAdd, ProductToChange } from './import-plan.rules.ts';

/** What the owner sees before anything is saved. */
export function previewOf(plan: ImportPlan, known: Known): ProductImportPreview {
  const categories = new Set(known.all.map(({ category }) => category));
  const given = [
    ...plan.added.map(({ asked }) => asked.category?.trim() ?? ''),
    ...plan.changed.map(({ fields }) => fields.category ?? ''),
  ].filter((category) => category !== '');
  return {
    rows: [...plan.added.map(newRow), ...plan.changed.map(changedRow)].sort(
      (a, b) => a.line - b.line,
    ),
    unchanged: plan.unchanged.length,
    faults: plan.faults.slice(0, importLimits.faultsMax),
    faultsLeftOut: Math.max(0, plan.faults.length - importLimits.faultsMax),
    newCategories: [...new Set(given)].filter((category) => !categories.has(category)),
    versions: Object.fromEntries(
      [...plan.changed, ...plan.unchanged].map(({ row }) => [row.id, row.version]),
    ),
  };
}

function newRow({ line, asked }: ProductToAdd) {
  const changes = productCsv.flatMap(({ title, field, fact }) => {
    if (field === '_id' || field === 'name' || field === 'productImg') return [];
    const value = field === 'label' ? fact && asked.label?.[fact] : asked[field];
    const is = textOf(value ?? '');
    return is === '' ? [] : [{ column: title, was: '', is }];
  });
  return { line, _id: null, name: asked.name.trim(), changes };
}

function textOf(value: string | number | boolean | (string | NewGrind)[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  return value.map((one) => (typeof one === 'string' ? one : one.name)).join(', ');
}

function changedRow({ line, row, fields }: ProductToChange) {
  const after = { ...row, ...fields };
  const changes = productCsv.flatMap(({ title, cellOf }) => {
    const [was, is] = [String(cellOf(row) ?? ''), String(cellOf(after) ?? '')];
    return was === is ? [] : [{ column: title, was, is }];
  });
  return { line, _id: row.id, name: row.name, changes };
}
