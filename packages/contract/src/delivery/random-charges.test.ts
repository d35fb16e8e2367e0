import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { areaOf, chargePaise } from './delivery.ts';
import { paiseToRupees, rupeesToPaise } from '../money/money.ts';
import { Delivery } from '../settings/settings.schema.ts';
import { firstSettings, settingsLimits } from '../settings/settings.ts';
import { kgToGrams, linePaise } from '../money/weight.ts';

const paise = (max: number) => fc.integer({ min: 0, max });
const MAX_PAISE = settingsLimits.rupeesMax * 100;

const line = fc.record({
  pricePaise: fc.integer({ min: 1, max: 1_000_000 }),
  kg: fc.integer({ min: 1, max: 100 }),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  charges: fc.array(paise(MAX_PAISE), { minLength: 1, maxLength: 5 }),
  area: fc.nat(),
  /** The free amount is often near the total, where the charge falls away. */
  freeFrom: fc.option(fc.oneof(paise(MAX_PAISE), fc.constantFrom('below', 'at', 'above'))),
});

test('for random orders the charge and the amount to pay are exact, to the paisa', () => {
  fc.assert(
    fc.property(order, ({ lines, charges, area, freeFrom }) => {
      const total = lines.reduce(
        (sum, { pricePaise, kg }) => sum + linePaise(pricePaise, kgToGrams(kg)),
        0,
      );
      const near = { below: total - 1, at: total, above: total + 1 };
      const freePaise = typeof freeFrom === 'string' ? near[freeFrom] : freeFrom;
      if (freePaise !== null && freePaise > MAX_PAISE) return;
      const rule = Delivery.parse({
        ...firstSettings().delivery,
        isOn: true,
        areas: charges.map((charge, index) => ({
          name: `Area ${index}`,
          pincodes: [`41100${index + 1}`],
          charge: paiseToRupees(charge),
        })),
        freeFrom: freePaise === null ? null : paiseToRupees(freePaise),
      });
      const chosen = area % charges.length;
      const charge = chargePaise(rule, areaOf(rule, `41100${chosen + 1}`)!, total);
      const isFree = freePaise !== null && total >= freePaise;
      expect(charge).toBe(isFree ? 0 : charges[chosen]);
      // The API carries the sums in rupees.
      const toPay = paiseToRupees(total + charge);
      expect(rupeesToPaise(toPay)).toBe(total + charge);
      expect(rupeesToPaise(paiseToRupees(total)) + rupeesToPaise(paiseToRupees(charge))).toBe(
        rupeesToPaise(toPay),
      );
    }),
    PROPERTY_RUNS,
  );
});
