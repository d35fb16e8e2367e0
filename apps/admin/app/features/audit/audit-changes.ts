import type { ProductFigure } from '@dalan/contract/catalog/catalog';
import type { AuditEntry } from '@dalan/contract/office/audit';
import { formatPaise, formatRupees } from '@dalan/contract/money/money';
import { formatGrams } from '@dalan/contract/money/weight';
import { weekdaysInWords } from '../../lib/format/weekdays.ts';
import { otherLanguages } from '../../lib/other-languages.ts';

/** The old and the new value of a field. Without `was`, only the new one is known. */
export type Change = { label: string; was?: string; is: string };

type Details = AuditEntry['details'];
type Value = string | number | boolean | null;

const rupeesOrNone = (value: Value) => (value === null ? 'none' : formatRupees(Number(value)));
const textOrNone = (value: Value) => (value === '' || value === null ? 'none' : String(value));
const yesOrNo = (value: Value) => (value === true ? 'yes' : 'no');
const saidOrNot = (value: Value) => (value === null ? 'not said' : yesOrNo(value));

type Field = { label: string; format?: (value: Value) => string };

const figures: Record<ProductFigure, Field> = {
  pricePaise: { label: 'Price per kg', format: (value) => formatPaise(Number(value)) },
  stepGrams: { label: 'Sold by', format: (value) => formatGrams(Number(value)) },
  sale: { label: 'On sale', format: yesOrNo },
  isActive: { label: 'Shown in the shop', format: yesOrNo },
  shelfLifeDays: {
    label: 'Shelf life',
    format: (value) => (value === null ? 'not given' : `${value} days`),
  },
  hsn: { label: 'HSN code', format: (value) => (value === '' ? 'not given' : String(value)) },
  gstRate: { label: 'GST included', format: (value) => `${value}%` },
  shortCode: { label: 'Short code', format: textOrNone },
};

/** A text whose value is not in the log needs no row, unless it is called otherwise than its field. */
const fields: Record<string, Field> = {
  ...figures,
  orderStatus: { label: '' },
  paymentStatus: { label: 'Payment' },
  dueOn: { label: 'Due' },
  totalAmount: { label: 'Total', format: rupeesOrNone },
  deliveryCharge: { label: 'Delivery', format: rupeesOrNone },
  amountToPay: { label: 'to pay' },
  lines: { label: 'items' },
  deliveryAddress: { label: 'address' },
  contactNumber: { label: 'number' },
  stockGrams: { label: 'Stock', format: (value) => formatGrams(Number(value)) },
  lowMarkKg: { label: 'Low mark', format: (value) => `${value} kg` },
  hasGluten: { label: 'Contains gluten', format: saidOrNot },
  isMilledWithWheat: { label: 'Same stone as wheat', format: saidOrNot },
  isVegetarian: { label: 'Vegetarian', format: saidOrNot },
  origin: { label: 'country of origin' },
  name: { label: 'name' },
  nameMr: { label: 'Marathi name' },
  nameHi: { label: 'Hindi name' },
  searchAlso: { label: 'search words' },
  mediaId: { label: 'picture' },
  isOn: { label: 'Delivery rule', format: (value) => (value === true ? 'on' : 'off') },
  limit: { label: 'Limit', format: rupeesOrNone },
  percentOff: { label: 'Percent off', format: (value) => `${value ?? 0} %` },
  freeFrom: { label: 'Free from', format: rupeesOrNone },
  smallestOrder: { label: 'Smallest order', format: rupeesOrNone },
  cutOff: { label: 'Cut-off' },
  roomKg: {
    label: 'Room in a day',
    format: (value) => (value === null ? 'no limit' : `${value} kg`),
  },
  daysOff: { label: 'Closed every', format: (value) => weekdaysInWords(String(value)) },
  datesOff: { label: 'Closed on', format: (value) => String(value) || 'none' },
  upiId: { label: 'UPI id', format: textOrNone },
  upiCode: { label: 'the bank’s UPI code' },
  wallets: { label: 'Wallets', format: textOrNone },
  city: { label: 'City' },
  cityMr: { label: 'City, Marathi', format: textOrNone },
  cityHi: { label: 'City, Hindi', format: textOrNone },
  addressMr: { label: 'Address, Marathi', format: textOrNone },
  addressHi: { label: 'Address, Hindi', format: textOrNone },
  whatsapp: { label: 'WhatsApp number', format: textOrNone },
  floursForVisitors: { label: 'Visitors may open a flour’s page', format: yesOrNo },
  scaleStepGrams: { label: 'The scale weighs by', format: (value) => `${value} g` },
  openFrom: { label: 'Open from' },
  openTo: { label: 'Open to' },
  tagline: { label: 'Line below the name', format: textOrNone },
  taglineMr: { label: 'Line below the name, Marathi', format: textOrNone },
  taglineHi: { label: 'Line below the name, Hindi', format: textOrNone },
  mapLatitude: { label: 'Latitude' },
  mapLongitude: { label: 'Longitude' },
  instagram: { label: 'Instagram', format: textOrNone },
  facebook: { label: 'Facebook', format: textOrNone },
  fssaiLicence: { label: 'FSSAI licence', format: textOrNone },
  gstin: { label: 'GSTIN', format: textOrNone },
  isComposition: { label: 'Composition scheme', format: yesOrNo },
  lowStock: { label: 'Alert about low stock', format: yesOrNo },
  failedMail: { label: 'Alert about failed mail', format: yesOrNo },
  newMessages: { label: 'Alert about new messages', format: yesOrNo },
  areas: { label: 'areas' },
  slides: { label: 'slides' },
  testimonials: { label: 'testimonials' },
  deliveryAndRefunds: { label: 'delivery and refunds' },
  privacy: { label: 'privacy' },
  terms: { label: 'terms' },
  accessibility: { label: 'accessibility' },
  grievanceOfficer: { label: 'grievance officer' },
  grievanceOfficerMr: { label: 'grievance officer, Marathi' },
  grievanceOfficerHi: { label: 'grievance officer, Hindi' },
  grievancePhone: { label: 'phone of the grievance officer' },
  grievanceEmail: { label: 'e-mail of the grievance officer' },
  email: { label: 'e-mail' },
  phone: { label: 'phone' },
  address: { label: 'address' },
  language: { label: 'language' },
};

/**
 * The old and the new value of each figure and status. Rows of earlier releases have other keys.
 */
export function wasAndIs(details: Details): Change[] {
  const changes = { ...earlierChanges(details), ...recordedChanges(details) };
  return Object.entries(changes).map(([field, [was, is]]) => {
    const { label = field, format = String } = fields[field] ?? {};
    return { label, is: format(is), ...(was !== undefined && { was: format(was) }) };
  });
}

type Changes = Record<string, [was: Value | undefined, is: Value]>;

function recordedChanges({ changes }: Details): Changes {
  return typeof changes === 'object' && changes !== null && !Array.isArray(changes) ? changes : {};
}

function earlierChanges(details: Details): Changes {
  const known: [string, unknown, unknown][] = [
    ['orderStatus', undefined, details['orderStatus']],
    ['paymentStatus', undefined, details['paymentStatus']],
    ['pricePaise', undefined, details['pricePaise']],
    ['stockGrams', undefined, details['stockGrams']],
    ['pricePaise', details['pricePaiseBefore'], details['pricePaiseAfter']],
    ['stockGrams', undefined, details['stockGramsAfter']],
  ];
  const given = known.filter(([, , is]) => is !== undefined);
  return Object.fromEntries(given.map(([field, was, is]) => [field, [was, is]])) as Changes;
}

/** The labels of changed texts and personal data, whose values are not in the log. */
export function listOfFields(details: Details): string[] {
  const changed = Array.isArray(details['fields']) ? details['fields'] : [];
  const shown = new Set(Object.keys({ ...earlierChanges(details), ...recordedChanges(details) }));
  const names = changed
    .filter((field) => !shown.has(field) && !Object.hasOwn(figures, field))
    .map((field) => fields[field]?.label ?? wordsOf(field));
  if (names.length === 0) return shown.size === 0 ? ['nothing'] : [];
  return [shown.size === 0 ? names.join(', ') : `Also changed: ${names.join(', ')}`];
}

/** `sourceVillage` becomes `source village`, and `textMr` becomes `Marathi text`. */
function wordsOf(field: string): string {
  const language = otherLanguages.find(({ ending }) => field.endsWith(ending));
  if (language === undefined)
    return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${language.name} ${wordsOf(field.slice(0, -language.ending.length))}`;
}
