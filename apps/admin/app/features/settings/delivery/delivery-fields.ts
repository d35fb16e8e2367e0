import { settingsLimits, settingsTexts } from '@dalan/contract/settings/settings';
import type { Area, Delivery } from '@dalan/contract/settings/settings';
import { formatRupees, isWholePaise } from '@dalan/contract/money/money';
import { checkLine, checkOptionalLine } from '@dalan/contract/text/text';
import { formatLongDay } from '../../../lib/format/india-time.ts';
import { weekdays } from '../../../lib/format/weekdays.ts';
import { fieldOf, listFields, memberFields } from '../framework/index.ts';
import type { Errors, Field, FieldsOf } from '../framework/index.ts';
import { deliveryTexts } from './delivery-texts.ts';

const field = fieldOf<Delivery>();
const areaField = fieldOf<Area>();

const plain: Field<Delivery>[] = [
  field('isOn', deliveryTexts.rule),
  field('freeFrom', 'Free from', rupeesInWords, deliveryTexts.keepCharge),
  field('smallestOrder', 'Smallest order', rupeesInWords),
  field('cutOff', 'Cut-off'),
  field('roomKg', 'Kilograms a day', (kg) => (kg === null ? 'no limit' : `${kg} kg`)),
];

export const deliveryFields: FieldsOf<Delivery> = (...documents) => [
  ...plain,
  ...listFields<Delivery, Area>(
    'areas',
    {
      idOf: ({ name }) => name,
      nameOf: ({ name }) => name,
      fields: [
        areaField('charge', deliveryTexts.charge, rupeesInWords, deliveryTexts.keepCharge),
        areaField('pincodes', deliveryTexts.pincodes),
        areaField('nameMr', deliveryTexts.nameMr),
        areaField('nameHi', deliveryTexts.nameHi),
      ],
      inWords: ({ charge, pincodes, nameMr, nameHi }) =>
        [`${rupeesInWords(charge)} to ${pincodes.join(', ')}`, nameMr, nameHi]
          .filter(Boolean)
          .join('; '),
    },
    documents,
  ),
  ...memberFields<Delivery, number>(
    'daysOff',
    {
      label: (day) => `${weekdays.find((one) => one.day === day)?.name ?? day}s`,
      words: { in: 'closed', out: 'open' },
    },
    documents,
  ),
  ...memberFields<Delivery, string>(
    'datesOff',
    { label: formatLongDay, words: { in: 'closed', out: 'open' } },
    documents,
  ),
];

function rupeesInWords(amount: number | null): string {
  return amount === null || Number.isNaN(amount) ? 'none' : formatRupees(amount);
}

const CUT_OFF = /^([01]\d|2[0-3]):[0-5]\d$/;
const PINCODE = /^[1-9]\d{5}$/;

export function checkDelivery(rule: Delivery): Errors {
  const { isOn, areas, freeFrom, smallestOrder, cutOff, daysOff, roomKg } = rule;
  const areaErrors = areas.flatMap((area, index) =>
    Object.entries(checkArea(area, areas.slice(0, index))).map(([key, text]) => [
      `areas.${index}.${key}`,
      text,
    ]),
  );
  return {
    ...(Object.fromEntries(areaErrors) as Errors),
    areas: checkAreaCount(isOn, areas.length),
    freeFrom: checkOptionalRupees(freeFrom),
    smallestOrder: checkOptionalRupees(smallestOrder),
    cutOff: CUT_OFF.test(cutOff) ? undefined : settingsTexts.cutOffInvalid,
    daysOff: daysOff.length < weekdays.length ? undefined : settingsTexts.allDaysClosed,
    roomKg: isRoom(roomKg) ? undefined : deliveryTexts.roomInvalid,
  };
}

function checkAreaCount(isOn: boolean, count: number): string | undefined {
  if (isOn && count === 0) return settingsTexts.areasRequired;
  return count > settingsLimits.areasMax ? deliveryTexts.tooManyAreas : undefined;
}

/** The charge is null while its field is empty. */
type TypedArea = Omit<Area, 'charge'> & { charge: number | null };

/** `others` are the areas that must not have the same pincode. */
export function checkArea(area: TypedArea, others: Area[]) {
  const { name, pincodes, charge } = area;
  return {
    name: checkLine(name, settingsLimits.lineMax, settingsTexts.areaNameRequired),
    nameMr: checkOptionalLine(area.nameMr ?? '', settingsLimits.lineMax),
    nameHi: checkOptionalLine(area.nameHi ?? '', settingsLimits.lineMax),
    pincodes: checkPincodes(pincodes, others),
    charge: isRupees(charge) ? undefined : chargeProblem(charge),
  };
}

function chargeProblem(charge: number | null): string {
  return charge === null ? deliveryTexts.chargeRequired : deliveryTexts.rupeesInvalid;
}

function checkPincodes(pincodes: string[], others: Area[]): string | undefined {
  if (pincodes.length === 0) return settingsTexts.pincodesRequired;
  const invalid = pincodes.find((pincode) => !PINCODE.test(pincode));
  if (invalid !== undefined) return `${settingsTexts.pincodeInvalid}: ${invalid}`;
  for (const pincode of pincodes) {
    const other = others.find((area) => area.pincodes.includes(pincode));
    if (other) return settingsTexts.pincodeTwice(pincode, other.name);
  }
  return undefined;
}

function checkOptionalRupees(amount: number | null): string | undefined {
  return amount === null || isRupees(amount) ? undefined : deliveryTexts.rupeesInvalid;
}

function isRupees(amount: number | null): boolean {
  if (amount === null || Number.isNaN(amount)) return false;
  return amount >= 0 && amount <= settingsLimits.rupeesMax && isWholePaise(amount);
}

function isRoom(kg: number | null): boolean {
  if (kg === null) return true;
  return Number.isInteger(kg) && kg >= 1 && kg <= settingsLimits.roomKgMax;
}
