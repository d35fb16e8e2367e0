import { lineKey } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import {
  counterLimits,
  counterTotal,
  floorToScale,
  gramsForPaise,
  readCounterAmount,
} from '@dalan/contract/desk/counter';
import type { CounterFlour, ScaleStep, TypedAmount } from '@dalan/contract/desk/counter';
import type { Language } from '@dalan/contract/language/languages';
import { rupeesToPaise } from '@dalan/contract/money/money';
import type { AccountOfCaller } from '@dalan/contract/on-account/accounts';
import { kgToGrams, linePaise } from '@dalan/contract/money/weight';
import type { Order } from '@dalan/contract/orders/orders';

export type Unit = 'g' | 'kg' | '₹';
export type Stage = 'slip' | 'cash' | 'upi' | 'sold';

export type Line = {
  flour: CounterFlour;
  grind: Grind | undefined;
  grams: number;
  /** The rupees that the customer asked for, in paise. */
  askedPaise: number | undefined;
};

/** Either a known customer or the name of a new one. */
export type NamedCustomer = {
  contactNumber: string;
  name: string;
  customerId?: string;
  /** Limit, what they owe and their own prices. Only with an open account. */
  account?: AccountOfCaller;
  language?: Language;
};

/** What the last sale left on the slip. */
export type Sold = {
  /** Undefined while the sale waits on this device. */
  order: Order | undefined;
  lines: Line[];
  toPayPaise: number;
  /** Undefined if it was not paid in cash. */
  givenPaise: number | undefined;
  at: string;
};

export type Problem = { text: string; lines: Partial<Record<string, string>> };

export type Slip = {
  /** The key of the sale: a repeated press sells once. */
  key: string;
  lines: Line[];
  /** The line that the scale works on. */
  current: string | undefined;
  /** What the last press of a tile added, for a grind that is chosen right after it. */
  addedGrams: number;
  unit: Unit;
  digits: string;
  stage: Stage;
  given: string;
  reference: string;
  customer: NamedCustomer | undefined;
  sold: Sold | undefined;
  problem: Problem | undefined;
};

export type SlipEvent =
  | { type: 'tile'; flour: CounterFlour; nextKey: string }
  | { type: 'entry'; flour: CounterFlour | undefined; amount: TypedAmount; nextKey: string }
  | { type: 'grind'; grind: Grind }
  | { type: 'weight'; grams: number }
  | { type: 'unit'; unit: Unit }
  | { type: 'digit'; digit: string }
  | { type: 'erase' }
  | { type: 'choose'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'stage'; stage: Stage }
  | { type: 'given'; given: string }
  | { type: 'reference'; reference: string }
  | { type: 'customer'; customer: NamedCustomer | undefined }
  | { type: 'sold'; sold: Sold; nextKey: string }
  | { type: 'refused'; problem: Problem; nextKey?: string }
  | { type: 'flours'; flours: CounterFlour[] }
  | { type: 'next'; nextKey: string };

const TILE_GRAMS = 1_000;
const DIGITS_MAX = 6;

export function emptySlip(key: string): Slip {
  return {
    key,
    lines: [],
    current: undefined,
    addedGrams: 0,
    unit: 'g',
    digits: '',
    stage: 'slip',
    given: '',
    reference: '',
    customer: undefined,
    sold: undefined,
    problem: undefined,
  };
}

export function keyOf({ flour, grind }: Pick<Line, 'flour' | 'grind'>): string {
  return lineKey({ productId: flour._id, grind: grind?.key });
}

export function paiseOf({ flour, grams }: Line): number {
  return linePaise(rupeesToPaise(flour.pricePerKg), grams);
}

export function currentLine({ lines, current }: Slip): Line | undefined {
  return lines.find((line) => keyOf(line) === current);
}

export function totalOf(lines: readonly Line[]) {
  return counterTotal(
    lines.map(({ flour, grams }) => ({ pricePaise: rupeesToPaise(flour.pricePerKg), grams })),
  );
}

export function gramsOf(lines: readonly Line[], flour: CounterFlour): number {
  return lines
    .filter((line) => line.flour._id === flour._id)
    .reduce((sum, { grams }) => sum + grams, 0);
}

/** A slip can be paid once each line weighs something and all of it costs a rupee. */
export function canPay({ lines, stage }: Pick<Slip, 'lines' | 'stage'>): boolean {
  const isWeighed = lines.length > 0 && lines.every(({ grams }) => grams > 0);
  return stage !== 'sold' && isWeighed && totalOf(lines).toPayPaise > 0;
}

export function reduceSlip(slip: Slip, event: SlipEvent, step: ScaleStep): Slip {
  switch (event.type) {
    case 'tile':
      return pressTile(onOpenSlip(slip, event.nextKey), event.flour);
    case 'entry':
      return enter(onOpenSlip(slip, event.nextKey), event, step);
    case 'grind':
      return chooseGrind(slip, event.grind);
    case 'weight':
      return { ...weigh(slip, floorToScale(event.grams, step), undefined), digits: '' };
    case 'unit':
      return { ...slip, unit: event.unit, digits: '' };
    case 'digit':
      return typeDigits(slip, slip.digits + event.digit, step);
    case 'erase':
      return typeDigits(slip, slip.digits.slice(0, -1), step);
    case 'choose':
      return { ...slip, current: event.key, digits: '', addedGrams: 0 };
    case 'remove':
      return removeLine(slip, event.key);
    case 'stage':
      return { ...slip, stage: event.stage, given: '' };
    case 'given':
      return { ...slip, given: event.given };
    case 'reference':
      return { ...slip, reference: event.reference };
    case 'customer':
      return { ...slip, customer: event.customer };
    case 'sold':
      return { ...leftOf(slip, event.sold, event.nextKey), stage: 'sold', sold: event.sold };
    case 'refused':
      return { ...slip, key: event.nextKey ?? slip.key, stage: 'slip', problem: event.problem };
    case 'flours':
      return { ...slip, lines: withPrices(slip.lines, event.flours) };
    case 'next':
      return slip.stage === 'sold' ? onOpenSlip(slip, event.nextKey) : emptySlip(event.nextKey);
  }
}

/** The first press after a sale begins the next one. A changed slip is another sale. */
function onOpenSlip(slip: Slip, nextKey: string): Slip {
  const isNext = slip.stage === 'sold';
  return { ...slip, stage: 'slip', ...(isNext && { key: nextKey, sold: undefined }) };
}

/** What was pressed while the sale was sent is for the next one. */
function leftOf({ current, unit, digits, ...slip }: Slip, sold: Sold, key: string): Slip {
  const lines = linesLeft(slip.lines, sold.lines);
  return { ...emptySlip(key), ...(lines.length > 0 && { lines, current, unit, digits }) };
}

/** The lines and grams that were not among those sent. */
function linesLeft(lines: readonly Line[], sent: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const found = sent.find((one) => keyOf(one) === keyOf(line));
    if (found === undefined) return [line];
    const grams = line.grams - found.grams;
    return grams > 0 ? [{ ...line, grams, askedPaise: undefined }] : [];
  });
}

/** A refused slip that changes is a new sale; the earlier key may stand for the old contents. */
function changed(slip: Slip, lines: Line[]): Slip {
  return { ...slip, lines, problem: undefined };
}

function pressTile(slip: Slip, flour: CounterFlour): Slip {
  const [grind] = flour.grinds;
  return addTo(slip, { flour, grind }, TILE_GRAMS);
}

function addTo(slip: Slip, to: Pick<Line, 'flour' | 'grind'>, grams: number): Slip {
  const key = keyOf(to);
  const isThere = slip.lines.some((line) => keyOf(line) === key);
  if (!isThere && slip.lines.length >= counterLimits.itemsMax) return slip;
  const lines = isThere
    ? slip.lines.map((line) =>
        keyOf(line) === key
          ? { ...line, grams: most(line.grams + grams), askedPaise: undefined }
          : line,
      )
    : [...slip.lines, { ...to, grams: most(grams), askedPaise: undefined }];
  return { ...changed(slip, lines), current: key, addedGrams: grams, digits: '' };
}

function most(grams: number): number {
  return Math.min(grams, counterLimits.gramsMax);
}

function enter(
  slip: Slip,
  { flour, amount }: Extract<SlipEvent, { type: 'entry' }>,
  step: ScaleStep,
): Slip {
  const pressed = flour === undefined ? slip : pressTile(slip, flour);
  const line = currentLine(pressed);
  if (line === undefined) return pressed;
  return { ...weighAmount(pressed, line, amount, step), digits: '' };
}

function weighAmount(slip: Slip, line: Line, amount: TypedAmount, step: ScaleStep): Slip {
  if ('grams' in amount) return weigh(slip, floorToScale(amount.grams, step), undefined);
  const grams = gramsForPaise(amount.paise, rupeesToPaise(line.flour.pricePerKg), step);
  return weigh(slip, grams, amount.paise);
}

function weigh(slip: Slip, grams: number, askedPaise: number | undefined): Slip {
  const lines = slip.lines.map((line) =>
    keyOf(line) === slip.current ? { ...line, grams: most(grams), askedPaise } : line,
  );
  return { ...changed(slip, lines), addedGrams: 0 };
}

/** Every digit weighs at once. Without digits nothing is weighed. */
function typeDigits(slip: Slip, digits: string, step: ScaleStep): Slip {
  const line = currentLine(slip);
  const isNumber = /^\d*\.?\d{0,3}$/.test(digits);
  if (line === undefined || !isNumber || digits.length > DIGITS_MAX) return slip;
  const units = { g: ' g', kg: ' kg', '₹': '' };
  const text = `${slip.unit === '₹' ? '₹' : ''}${digits.replace(/\.$/, '')}${units[slip.unit]}`;
  const amount = readCounterAmount(text) ?? { grams: 0 };
  return { ...weighAmount(slip, line, amount, step), digits };
}

/**
 * Right after a press of the tile, only what it added goes to the other grind. Otherwise the whole
 * line does. If there is a line of that grind, the weight goes there.
 */
function chooseGrind(slip: Slip, grind: Grind): Slip {
  const line = currentLine(slip);
  if (line === undefined || line.grind?.key === grind.key) return slip;
  const moved = slip.addedGrams > 0 ? slip.addedGrams : line.grams;
  const left = line.grams - moved;
  const other = { flour: line.flour, grind };
  const isThere = slip.lines.some((one) => keyOf(one) === keyOf(other));
  if (!isThere && left <= 0) {
    const lines = slip.lines.map((one) => (one === line ? { ...line, grind } : one));
    return { ...changed(slip, lines), current: keyOf(other), addedGrams: 0 };
  }
  const rest = slip.lines.flatMap((one) => {
    if (one !== line) return [one];
    return left > 0 ? [{ ...line, grams: left, askedPaise: undefined }] : [];
  });
  return { ...addTo({ ...slip, lines: rest }, other, moved), addedGrams: 0 };
}

function removeLine(slip: Slip, key: string): Slip {
  const lines = slip.lines.filter((line) => keyOf(line) !== key);
  const last = lines.at(-1);
  const current = slip.current === key ? last && keyOf(last) : slip.current;
  return { ...changed(slip, lines), current, digits: '', addedGrams: 0 };
}

/** Prices and stock follow the mill. A flour that is not sold any more stays until it is refused. */
function withPrices(lines: Line[], flours: readonly CounterFlour[]): Line[] {
  const isSame = lines.every(({ flour }) => flours.includes(flour));
  if (isSame) return lines;
  return lines.map((line) => {
    const flour = flours.find(({ _id }) => _id === line.flour._id) ?? line.flour;
    return { ...line, flour };
  });
}

/** The next grind of the line, or undefined after the last. */
export function nextGrind({ flour, grind }: Line): Grind | undefined {
  const place = flour.grinds.findIndex(({ key }) => key === grind?.key);
  return flour.grinds[place + 1];
}

export function isOut({ stockKg }: CounterFlour): boolean {
  return kgToGrams(stockKg) <= 0;
}

/** The paise that were typed as cash given; undefined if it is no amount or too little. */
export function givenPaiseOf(typed: string, toPayPaise: number): number | undefined {
  const amount = readCounterAmount(`₹${typed.replaceAll(',', '')}`);
  const paise = amount && 'paise' in amount ? amount.paise : undefined;
  return paise === undefined || paise < toPayPaise ? undefined : paise;
}
