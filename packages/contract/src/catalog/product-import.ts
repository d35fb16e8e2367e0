export type {
  ImportedRow,
  ImportFault,
  ProductImport,
  ProductImportAnswer,
  ProductImportPreview,
} from './product-import.schema.ts';

export const importLimits = {
  fileMaxBytes: 5 * 1024 * 1024,
  rowsMax: 10_000,
  columnsMax: 50,
  cellMax: 10_000,
  faultsMax: 100,
} as const;

export const importTexts = {
  tooLarge: 'Please choose a file of at most 5 MB',
  notUtf8: 'This file is not in UTF-8. In the spreadsheet, save it as "CSV UTF-8".',
  noRows: 'This file has no products in it',
  tooManyRows: 'Please put at most 10,000 products into one file',
  tooManyColumns:
    'This line has more than 50 cells. Delete the columns that are not in the products file.',
  cellTooLong:
    'A cell on this line has more than 10,000 characters. Shorten it, or look for a quotation mark that is never closed.',
  unreadable: 'This is not a CSV file that can be read',
  openQuote: 'A quotation mark on this line is never closed',
  unknownColumn: (title: string) => `There is no column "${title}"`,
  columnTwice: (title: string) => `The column "${title}" is there twice`,
  columnWithoutName: 'A column without a name has something in it',
  unknownId: 'There is no product with this id. Leave the id empty to add a product.',
  idTwice: (line: number) => `Line ${line} has the same id`,
  nameTwice: (line: number) => `Line ${line} has the same name`,
  nameTaken: 'There is a product with this name already. To change it, give its id.',
  changed: (lines: string) =>
    `Products were changed after the check: ${lines}. Nothing was imported. Please check the file again.`,
  faulty: 'This file has faults. Nothing was imported. Please check the file again.',
  keyReused: 'This was sent already with another file. Please check the file again.',
} as const;
