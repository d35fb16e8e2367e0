import type { NewGrind } from '@dalan/contract/catalog/grinds';
import type { NewProduct } from '@dalan/contract/catalog/catalog';
import { NewProduct as NewProductSchema } from '@dalan/contract/catalog/catalog.schema';
import { importLimits, importTexts } from '@dalan/contract/catalog/product-import';
import type { ImportFault, ProductImportPreview } from '@dalan/contract/catalog/product-import';
import { productFields } from '../change/product-fields.rules.ts';
import { ID_COLUMN, productCsv } from '../product-columns.rules.ts';
import type { ProductFields, ProductRow } from '../product-mapper.rules.ts';
import { HEAD_LINE, readHead, shortened } from './import-head.rules.ts';
import type { Head } from './import-head.rules.ts';

/** What the shop has: the products that the file names, and the names and categories of all. */
export type Known = {
  products: ReadonlyMap<string, ProductRow>;
  all: readonly { id: string; name: string; category: string }[];
};

type Fields = ReturnType<typeof productFields>;
export type ProductToAdd = { line: number; asked: NewProduct };
export type ProductToChange = { line: number; row: ProductRow; fields: Partial<ProductFields> };
export type ImportPlan = {
  added: ProductToAdd[];
  changed: ProductToChange[];
  unchanged: { line: number; row: ProductRow }[];
  faults: ImportFault[];
};

type Line = { line: number; id: string; asked: Record<string, unknown> };

const titleOf = (field: PropertyKey | undefined) =>
  productCsv.find((column) => column.field === field)?.title ?? '';

/** Pictures stay as they are; a new product has none yet. */
const withoutPicture = NewProductSchema.omit({ productImg: true }).strip();
const forNew = withoutPicture.extend({
  isActive: withoutPicture.shape.isActive.default(true),
});
/** An import never changes the stock of an existing product. */
const forChange = withoutPicture.omit({ quantity: true }).partial();

export function idsIn(records: readonly string[][]): string[] {
  const { lines } = readLines(records);
  return lines.map(({ id }) => id).filter((id) => isUuid.test(id));
}

const isUuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Decides for every line whether it adds, changes or leaves a product, or why it cannot. */
export function planImport(records: readonly string[][], known: Known): ImportPlan {
  const { lines, head } = readLines(records);
  const plan: ImportPlan = { added: [], changed: [], unchanged: [], faults: [...head.faults] };
  if (lines.length === 0 && head.faults.length === 0)
    addFault(plan, HEAD_LINE, '', importTexts.noRows);
  if (records.length > importLimits.rowsMax + 1) {
    addFault(plan, importLimits.rowsMax + 2, '', importTexts.tooManyRows);
  }
  findWide(plan, records, head);
  const taken = takenNames(known);
  const ids = new Map<string, number>();
  const names = new Map<string, number>();
  for (const each of lines) {
    const { line, id, asked } = each;
    const row = known.products.get(id);
    const isNameKept = asked['name'] === row?.name;
    if (id !== '' && row === undefined) addFault(plan, line, ID_COLUMN, importTexts.unknownId);
    if (id !== '')
      isFirstUse(plan, ids, { key: id, line, column: ID_COLUMN, text: importTexts.idTwice });
    if (typeof asked['name'] === 'string' && asked['name'] !== '' && !isNameKept) {
      const key = asked['name'].toLowerCase();
      const name = { key, line, column: titleOf('name'), text: importTexts.nameTwice };
      const isFree = isFirstUse(plan, names, name);
      const owner = taken.get(key);
      if (isFree && owner !== undefined && owner !== id) {
        addFault(plan, line, titleOf('name'), importTexts.nameTaken);
      }
    }
    if (id === '') planNew(plan, each);
    else if (row !== undefined) planChange(plan, each, row);
  }
  plan.faults.sort((a, b) => a.line - b.line);
  return { ...plan, faults: plan.faults.map(withFlour(records, head, known)) };
}

/** Names the flour, so that a fault is found in a spreadsheet without counting its lines. */
function withFlour(records: readonly string[][], { columns }: Head, { products }: Known) {
  const cellIn = (line: number, isIt: (column: (typeof productCsv)[number]) => boolean) => {
    const place = columns.find(({ column }) => isIt(column))?.place ?? -1;
    return shortened((records[line - 1]?.[place] ?? '').trim());
  };
  return (fault: ImportFault): ImportFault => {
    const { line, column } = fault;
    if (line === HEAD_LINE) return fault;
    const id = cellIn(line, ({ field }) => field === '_id').toLowerCase();
    const written = cellIn(line, ({ field }) => field === 'name');
    const flour = written || (products.get(id)?.name ?? '');
    const value = cellIn(line, ({ title }) => title === column);
    const isNamed = column === titleOf('name');
    return { ...fault, ...(flour && { flour }), ...(value && !isNamed && { value }) };
  };
}

type Seen = { key: string; line: number; column: string; text: (line: number) => string };

/** Adds a fault and returns false if an earlier line uses the same key. */
function isFirstUse(plan: ImportPlan, seen: Map<string, number>, found: Seen): boolean {
  const earlier = seen.get(found.key);
  if (earlier === undefined) seen.set(found.key, found.line);
  else addFault(plan, found.line, found.column, found.text(earlier));
  return earlier === undefined;
}

function planNew(plan: ImportPlan, { line, asked }: Line): void {
  const { success, data, error } = forNew.safeParse(asked);
  if (success) plan.added.push({ line, asked: { ...data, productImg: '' } });
  else addIssues(plan, line, error.issues);
}

function planChange(plan: ImportPlan, { line, asked }: Line, row: ProductRow): void {
  const { success, data, error } = forChange.safeParse(asked);
  if (!success) return addIssues(plan, line, error.issues);
  const fields = changedFields(productFields(data), row);
  if (Object.keys(fields).length > 0) plan.changed.push({ line, row, fields });
  else plan.unchanged.push({ line, row });
}

/** PostgreSQL has its own order of the fields of a grind, so they are named here. */
function asText(value: unknown): string {
  return JSON.stringify(value, ['key', 'name', 'nameMr', 'nameHi']);
}

function changedFields(fields: Fields, row: ProductRow): Partial<ProductFields> {
  const differs = ([name, value]: [string, unknown]) =>
    asText(value) !== asText(row[name as keyof ProductFields]);
  return Object.fromEntries(Object.entries(fields).filter(differs));
}

type Issue = { path: PropertyKey[]; message: string };

/** Reports the first issue of each field, with the text of the product form. */
function addIssues(plan: ImportPlan, line: number, issues: readonly Issue[]): void {
  const told = new Set<PropertyKey | undefined>();
  for (const { path, message } of issues) {
    if (told.has(path[0])) continue;
    told.add(path[0]);
    addFault(plan, line, titleOf(path[0]), message);
  }
}

function addFault(plan: ImportPlan, line: number, column: string, message: string): void {
  plan.faults.push({ line, column, message });
}

function readLines(records: readonly string[][]): { lines: Line[]; head: Head } {
  const head = readHead(records[0] ?? []);
  const lines: Line[] = [];
  if (head.columns.length === 0) return { lines, head };
  records.slice(1, importLimits.rowsMax + 1).forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const read = head.columns.map(({ column, place }) => [
      column.field,
      column.read(cells[place] ?? ''),
    ]);
    const { _id = '', ...asked } = Object.fromEntries(read) as Record<string, unknown>;
    lines.push({ line: index + HEAD_LINE + 1, id: String(_id).toLowerCase(), asked });
  });
  return { lines, head };
}

/**
 * Finds cells without a title. Most often there is a comma too many, which moves all cells after
 * it.
 */
function findWide(plan: ImportPlan, records: readonly string[][], head: Head): void {
  const titles = records[0] ?? [];
  if (head.columns.length === 0) return;
  records.slice(1, importLimits.rowsMax + 1).forEach((cells, index) => {
    const isWide = cells.some((cell, place) => cell !== '' && (titles[place] ?? '') === '');
    if (isWide) addFault(plan, index + HEAD_LINE + 1, '', importTexts.columnWithoutName);
  });
}

function takenNames({ all }: Known): Map<string, string> {
  return new Map(all.map(({ id, name }) => [name.toLowerCase(), id]));
}

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
  const changes = productCsv.flatMap(({ title, field }) => {
    if (field === '_id' || field === 'name' || field === 'productImg') return [];
    const is = textOf(asked[field] ?? '');
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
