import { lineKey } from '@dalan/contract/catalog/grinds';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Language } from '@dalan/contract/language/languages';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { keyOf, withPrices } from './phone-order.rules.ts';
import type { Line } from './phone-order.rules.ts';

/** What staff typed and chose about the caller. What the shop knows about them is in the query. */
export type CallerForm = {
  number: string;
  customerId: string | undefined;
  addressIndex: number | undefined;
  typed: { name: string; address: string; language: Language };
  typedPincode: string | undefined;
};

type Problem = { text: string; lines?: Record<string, string> };

export type PhoneOrderForm = {
  /** The key stays the same until the order is placed, so that a double tap is one order. */
  key: string;
  caller: CallerForm;
  lines: Line[];
  chosenDay: string | undefined;
  /** The full day that staff have allowed. */
  allowedDay: string | undefined;
  /** The full day that the dialog asks about. */
  askedDay: string | undefined;
  isAgreed: boolean;
  problem: Problem | undefined;
};

export type PhoneOrderEvent =
  | { type: 'number-typed'; number: string }
  | { type: 'customer-chosen'; customerId: string }
  | { type: 'address-chosen'; index: number }
  | { type: 'details-typed'; typed: Partial<CallerForm['typed']> }
  | { type: 'pincode-typed'; pincode: string }
  | { type: 'lines-changed'; lines: Line[] }
  | { type: 'day-chosen'; day: string; hasRoom: boolean }
  | { type: 'full-day-answered'; isWanted: boolean }
  | { type: 'agreed'; isAgreed: boolean }
  | { type: 'incomplete'; text: string }
  | { type: 'sent' }
  | { type: 'refused'; error: Error; dueOn: string }
  | { type: 'placed'; nextKey: string };

export function emptyForm(key: string): PhoneOrderForm {
  return {
    key,
    caller: {
      number: '',
      typed: { name: '', address: '', language: 'en' },
      ...nothingChosen,
    },
    lines: [],
    chosenDay: undefined,
    allowedDay: undefined,
    askedDay: undefined,
    isAgreed: true,
    problem: undefined,
  };
}

/** Reset with another caller, who has other addresses. What was typed stays. */
const nothingChosen = {
  customerId: undefined,
  addressIndex: undefined,
  typedPincode: undefined,
} as const;

export function reducePhoneOrder(form: PhoneOrderForm, event: PhoneOrderEvent): PhoneOrderForm {
  const { caller, askedDay } = form;
  switch (event.type) {
    case 'number-typed':
      return { ...form, caller: { ...caller, ...nothingChosen, number: event.number } };
    case 'customer-chosen':
      return { ...form, caller: { ...caller, ...nothingChosen, customerId: event.customerId } };
    case 'address-chosen':
      return { ...form, caller: { ...caller, addressIndex: event.index, typedPincode: undefined } };
    case 'details-typed':
      return { ...form, caller: { ...caller, typed: { ...caller.typed, ...event.typed } } };
    case 'pincode-typed':
      return { ...form, caller: { ...caller, typedPincode: event.pincode } };
    case 'lines-changed':
      return { ...form, lines: event.lines, problem: undefined };
    case 'day-chosen': {
      // A full day is chosen only after staff have confirmed it.
      const isAllowed = event.hasRoom || event.day === form.allowedDay;
      return { ...form, ...(isAllowed ? { chosenDay: event.day } : { askedDay: event.day }) };
    }
    case 'full-day-answered': {
      const allowed = event.isWanted ? { chosenDay: askedDay, allowedDay: askedDay } : {};
      return { ...form, ...allowed, askedDay: undefined };
    }
    case 'agreed':
      return { ...form, isAgreed: event.isAgreed };
    case 'incomplete':
      return { ...form, problem: { text: event.text } };
    case 'sent':
      return { ...form, problem: undefined };
    case 'refused':
      return { ...form, ...refusal(form, event) };
    case 'placed':
      return emptyForm(event.nextKey);
  }
}

function refusal(
  { lines }: PhoneOrderForm,
  { error, dueOn }: { error: Error; dueOn: string },
): Partial<PhoneOrderForm> {
  const answer = error instanceof ApiError ? error.answer : undefined;
  const items = answer?.details?.items ?? [];
  switch (answer?.code) {
    case 'PRICE_CHANGED':
      return { lines: withPrices(lines, items), problem: { text: texts.priceChanged } };
    case 'CHARGE_CHANGED':
      return { problem: { text: texts.chargeChanged } };
    case 'DAY_FULL':
      return { askedDay: dueOn };
    case 'OUT_OF_STOCK': {
      const left = items.map(({ availableKg = 0, ...line }) => [
        lineKey(line),
        texts.onlyLeft(availableKg),
      ]);
      const byLine = Object.fromEntries(left) as Record<string, string>;
      return { problem: { text: answer.message, lines: byLine } };
    }
    case 'GRIND_NOT_SOLD': {
      const gone = lines
        .filter((line) => items.some((item) => lineKey(item) === keyOf(line)))
        .map((line) => [keyOf(line), texts.grindGone(line.grind?.name ?? '')]);
      const byLine = Object.fromEntries(gone) as Record<string, string>;
      return { problem: { text: texts.grindsGone, lines: byLine } };
    }
    default: {
      const said =
        answer === undefined ? '' : (Object.values(answer.fields ?? {})[0] ?? answer.message);
      const unsaid = error instanceof NoAnswer ? error.message : texts.notPlaced;
      return { problem: { text: said === '' ? unsaid : said } };
    }
  }
}
