import { expect, test } from 'vitest';
import { NewProduct } from '@dalan/contract/catalog/catalog.schema';
import { productCsv } from '../product-columns.rules.ts';
import { editedColumns } from '../product-mapper.rules.ts';
import { newProductFields, productFields } from './product-fields.rules.ts';

const asked = { name: ' Besan ', description: 'Fine', pricePerKg: 138.5, isActive: true };

test('every field of a product has its column, besides the picture and the stock', () => {
  const { productImg, quantity, pricePerKg, ...others } = NewProduct.shape;
  expect(Object.keys({ ...others, pricePaise: true }).sort()).toEqual([...editedColumns].sort());
});

test('every field of a product is in the CSV file, besides the picture', () => {
  const { productImg, ...others } = NewProduct.shape;
  const inFile = new Set(productCsv.map(({ field }) => field).filter((field) => field !== '_id'));
  expect([...inFile].sort()).toEqual(Object.keys(others).sort());
});

test('a text is trimmed, a price is in paise, and what is omitted stays omitted', () => {
  expect(newProductFields({ ...asked, productImg: '', quantity: 5 })).toEqual({
    name: 'Besan',
    description: 'Fine',
    pricePaise: 13_850,
    isActive: true,
  });
  expect(productFields({ shortCode: '', shelfLifeDays: null, text: ' ' })).toEqual({
    shortCode: null,
    shelfLifeDays: null,
    text: '',
  });
});

test('the log names the fields in one order, however they are sent', () => {
  const fields = productFields({
    sale: true,
    pricePerKg: 40,
    hsn: '1106',
    text: '',
    name: 'Besan',
  });
  expect(Object.keys(fields)).toEqual(['name', 'text', 'pricePaise', 'sale', 'hsn']);
});
