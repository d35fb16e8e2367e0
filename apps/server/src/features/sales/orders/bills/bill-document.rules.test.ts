import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstRates } from '@dalan/contract/catalog/catalog';
import { firstSettings } from '@dalan/contract/settings/settings';
import { linePaise } from '@dalan/contract/money/weight';
import { PROPERTY_RUNS } from '../../../../../test/database/property-runs.ts';
import { billDocumentOf } from './bill-document.rules.ts';
import type { BilledItem, BilledOrder, Seller } from './bill-document.rules.ts';

const GSTIN = '27AAAAA0000A1Z5';

function sellerWith(gstin: string): Seller {
  const first = firstSettings();
  return { ...first, legal: { ...first.legal, gstin } };
}

function orderOf(items: Partial<BilledItem>[], deliveryChargePaise = 0): BilledOrder {
  return {
    buyerName: 'Asha Kulkarni',
    buyerLanguage: 'en',
    deliveryAddress: 'Flat 7, Prabhat Road, Pune',
    contactNumber: '5550014268',
    pincode: null,
    deliveryChargePaise,
    roundOffPaise: 0,
    items: items.map((item) => {
      const weighed = { pricePaise: 7_800, weightGrams: 3_000, ...item };
      const totalPaise = linePaise(weighed.pricePaise, weighed.weightGrams);
      const names = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: '' };
      return {
        ...names,
        grind: null,
        batch: null,
        hsn: '1102',
        gstRate: 0,
        ...weighed,
        totalPaise,
      };
    }),
  };
}

test('the taxable value is worked out backwards, as on the drawn tax invoice', () => {
  const order = orderOf(
    [{ gstRate: 5 }, { gstRate: 5, pricePaise: 13_800, weightGrams: 1_000 }],
    4_000,
  );
  const { title, lines, delivery, totals, placeOfSupply } = billDocumentOf(
    order,
    sellerWith(GSTIN),
  );
  expect(title).toBe('Tax Invoice');
  expect(placeOfSupply).toBe('Maharashtra (27)');
  expect(lines).toMatchObject([
    { totalPaise: 23_400, taxablePaise: 22_286, cgstPaise: 557, sgstPaise: 557 },
    { totalPaise: 13_800, taxablePaise: 13_142, cgstPaise: 329, sgstPaise: 329 },
  ]);
  expect(delivery).toMatchObject({
    hsn: '996813',
    taxablePaise: 3_810,
    cgstPaise: 95,
    sgstPaise: 95,
  });
  expect(totals).toEqual({
    taxablePaise: 39_238,
    cgstPaise: 981,
    sgstPaise: 981,
    totalPaise: 41_200,
  });
});

test('the title follows the GSTIN and the rates', () => {
  const exempt = orderOf([{ gstRate: 0 }], 4_000);
  const taxed = orderOf([{ gstRate: 0 }, { gstRate: 5 }]);
  expect(billDocumentOf(taxed, sellerWith(GSTIN)).title).toBe('Tax Invoice');
  expect(billDocumentOf(exempt, sellerWith(GSTIN)).title).toBe('Bill of Supply');
  expect(billDocumentOf(taxed, sellerWith('')).title).toBe('Bill');
});

test('without a GSTIN nothing is taxed, whatever the rates of the flours', () => {
  const bill = billDocumentOf(orderOf([{ gstRate: 18 }], 4_000), sellerWith(''));
  expect(bill.totals).toEqual({
    taxablePaise: 27_400,
    cgstPaise: 0,
    sgstPaise: 0,
    totalPaise: 27_400,
  });
  expect(bill).toMatchObject({ placeOfSupply: '', delivery: { gstRate: 0 } });
});

test('under the composition scheme it is a bill of supply without any tax', () => {
  const { legal, ...settings } = sellerWith(GSTIN);
  const seller = { ...settings, legal: { ...legal, isComposition: true } };
  const order = orderOf([{ gstRate: 5 }, { gstRate: 18 }], 4_000);
  const bill = billDocumentOf(order, seller);
  expect(bill).toMatchObject({
    title: 'Bill of Supply',
    taxNote: 'composition',
    placeOfSupply: 'Maharashtra (27)',
    seller: { gstin: GSTIN },
    delivery: { gstRate: 0 },
    totals: { cgstPaise: 0, sgstPaise: 0, totalPaise: bill.totals.taxablePaise },
  });
  const withoutGstin = { ...seller, legal: { ...seller.legal, gstin: '' } };
  expect(billDocumentOf(order, withoutGstin)).toMatchObject({
    title: 'Bill',
    taxNote: 'inclusive',
  });
});

test('the delivery is taxed like the flour with the highest rate', () => {
  const order = orderOf([{ gstRate: 0 }, { gstRate: 18 }, { gstRate: 5 }], 4_000);
  expect(billDocumentOf(order, sellerWith(GSTIN)).delivery).toMatchObject({ gstRate: 18 });
});

test('the area is named if the pincode is in one, and the address has the pincode once', () => {
  const { delivery, ...settings } = sellerWith('');
  const areas = [{ name: 'Deccan', pincodes: ['411004'], charge: 40 }];
  const seller = { ...settings, delivery: { ...delivery, areas } };
  const order = { ...orderOf([{}], 4_000), pincode: '411004' };
  const bill = billDocumentOf(order, seller);
  expect(bill.delivery?.area).toBe('Deccan');
  expect(bill.delivery).not.toHaveProperty('areaMr');
  expect(bill.buyer.address).toBe('Flat 7, Prabhat Road, Pune, 411004');
  const typed = { ...order, deliveryAddress: 'Prabhat Road, Pune 411004' };
  expect(billDocumentOf(typed, seller).buyer.address).toBe('Prabhat Road, Pune 411004');
});

test('words in other languages are frozen with the bill, those that are written', () => {
  const { delivery, ...settings } = sellerWith('');
  const areas = [{ name: 'Deccan', nameMr: 'डेक्कन', pincodes: ['411004'], charge: 40 }];
  const seller = { ...settings, delivery: { ...delivery, areas } };
  const order = { ...orderOf([{}], 4_000), pincode: '411004', buyerLanguage: 'mr' as const };
  const bill = billDocumentOf(order, seller);
  expect(bill.language).toBe('mr');
  expect(bill.lines[0]).toMatchObject({ name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ' });
  expect(bill.lines[0]).not.toHaveProperty('nameHi');
  expect(bill.delivery).toMatchObject({ area: 'Deccan', areaMr: 'डेक्कन' });
  expect(bill.seller).toMatchObject({
    nameMr: 'दळण',
    addressMr: '12, जात्याची आळी, कसबा पेठ, पुणे 411011',
  });
});

/** Computes half of the tax with whole numbers of any size, and rounds half a paisa up. */
function halfTax(total: bigint, rate: bigint): bigint {
  const divisor = 2n * (100n + rate);
  const exact = total * rate;
  const rounded = exact / divisor;
  return (exact % divisor) * 2n >= divisor ? rounded + 1n : rounded;
}

test('for random orders every sum of the bill is right to the paisa', () => {
  const line = fc.record({
    pricePaise: fc.integer({ min: 1, max: 1_000_000_00 }),
    weightGrams: fc.integer({ min: 1, max: 100 }).map((kg) => kg * 1000),
    gstRate: fc.constantFrom(...gstRates),
  });
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    charge: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000_00 })),
    gstin: fc.constantFrom('', GSTIN),
  });
  fc.assert(
    fc.property(order, ({ lines, charge, gstin }) => {
      const bill = billDocumentOf(orderOf(lines, charge), sellerWith(gstin));
      const rates = lines.map(({ gstRate }) => (gstin === '' ? 0 : gstRate));
      const model = [
        ...lines.map(({ pricePaise, weightGrams }, index) => ({
          total: (BigInt(pricePaise) * BigInt(weightGrams)) / 1000n,
          rate: BigInt(rates[index]!),
        })),
        ...(charge === 0 ? [] : [{ total: BigInt(charge), rate: BigInt(Math.max(...rates)) }]),
      ].map(({ total, rate }) => ({ total, half: halfTax(total, rate) }));
      const supplies = bill.delivery === null ? bill.lines : [...bill.lines, bill.delivery];
      expect(
        supplies.map(({ totalPaise, taxablePaise, cgstPaise, sgstPaise }) =>
          [totalPaise, taxablePaise, cgstPaise, sgstPaise].map(BigInt),
        ),
      ).toEqual(model.map(({ total, half }) => [total, total - 2n * half, half, half]));
      const total = model.reduce((sum, one) => sum + one.total, 0n);
      const half = model.reduce((sum, one) => sum + one.half, 0n);
      const { totals } = bill;
      expect([totals.totalPaise, totals.cgstPaise, totals.sgstPaise].map(BigInt)).toEqual([
        total,
        half,
        half,
      ]);
      expect(totals.taxablePaise + totals.cgstPaise + totals.sgstPaise).toBe(totals.totalPaise);
    }),
    PROPERTY_RUNS,
  );
});
