import * as z from 'zod';
import { importLimits, importTexts } from './product-import.ts';
import { Id } from '../text/text.schema.ts';

/** A fault of one line. The head is line 1, as in a spreadsheet. */
export const ImportFault = z.object({
  line: z.int(),
  column: z.string().describe('Its title; empty if the whole line is at fault'),
  message: z.string(),
  flour: z.string().exactOptional().describe('Its name, in the file or else in the shop'),
  value: z.string().exactOptional().describe('What the cell has, shortened'),
});
export type ImportFault = z.infer<typeof ImportFault>;

const FieldChange = z.object({ column: z.string(), was: z.string(), is: z.string() });

export const ImportedRow = z.object({
  line: z.int(),
  _id: Id.nullable().describe('null: a new product'),
  name: z.string(),
  changes: z.array(FieldChange).describe('Of a new product: everything that is given'),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

const text = z
  .string()
  .min(1, importTexts.noRows)
  .max(importLimits.fileMaxBytes, importTexts.tooLarge)
  .describe('The CSV file: comma, semicolon or tab between the cells');

const versions = z.record(Id, z.int().positive());

export const ProductImportCheck = z.strictObject({ text });

export const ProductImportPreview = z
  .object({
    rows: z.array(ImportedRow).describe('New and changed products, in the order of the file'),
    unchanged: z.int(),
    faults: z
      .array(ImportFault)
      .max(importLimits.faultsMax)
      .describe('The first ones. With any, the file cannot be imported'),
    faultsLeftOut: z.int().describe('How many more faults the file has'),
    newCategories: z.array(z.string()),
    versions: versions.describe('Of every product that the file names, to be sent back'),
  })
  .meta({ id: 'ProductImportPreview' });
export type ProductImportPreview = z.infer<typeof ProductImportPreview>;

/** The versions are those of the preview: a product that was changed since is not overwritten. */
export const ProductImport = z.strictObject({ text, versions });
export type ProductImport = z.infer<typeof ProductImport>;

export const ProductImportAnswer = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
});
export type ProductImportAnswer = z.infer<typeof ProductImportAnswer>;
