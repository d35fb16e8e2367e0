import { grindLimits } from '@dalan/contract/catalog/grinds';
import { countOf } from '../../../lib/format/count-of.ts';
import type { Held } from './grinds.rules.ts';

const howToMove = 'Space lifts a grind, arrow keys move it, Space drops it, Escape puts it back.';

export const grindFormTexts = {
  parts: 'Parts of the product',
  flour: 'Flour',
  grindAndWeight: 'Grind and weight',
  grinds: 'Grinds',
  count: (count: number) => `${count} of ${grindLimits.perFlour}`,
  about:
    'None: the shop shows nothing. With grinds, the customer chooses one. The first is chosen beforehand.',
  first: 'Chosen beforehand',
  unnamed: 'the grind without a name',
  wordIn: (language: string, position: number) => `${language}, grind ${position}`,
  move: (name: string, position: number) => `Move ${name}, grind ${position}`,
  remove: (name: string) => `Remove ${name}`,
  heldBy: (held: Held) => `In ${holders(held)}. Removed: ${outcomes(held)}.`,
  leaves: (name: string, held: Held | undefined) =>
    held === undefined
      ? `${name} goes when you save: open orders keep it, repeats ask the customer.`
      : `${name} goes when you save. ${whoHolds(held, 'it')}`,
  add: 'Add',
  ownWords: 'Own words',
  full: 'A flour has at most five grinds.',
  soldBy: 'Sold by',
  smallestWeight: 'Smallest weight',
  counterWeighs: 'The counter weighs: it sells by the scale’s own step.',
  largerStep: (held: Held | undefined) =>
    held === undefined
      ? 'Open orders keep smaller weights. Repeats with them ask the customer.'
      : whoHolds(held, 'a weight that this step does not allow'),
  customerSees: 'The customer sees',
  howToMove,
  sorting: {
    lifted: (name: string, place: string) => `${name} lifted, ${place}. ${howToMove}`,
    at: (name: string, place: string) => `${name}, ${place}.`,
    dropped: (name: string, place: string) => `${name} dropped, ${place}.`,
    putBack: (name: string) => `${name} put back.`,
    place: (position: number, of: number) => `place ${position} of ${of}`,
  },
} as const;

/** `3 open orders and 1 repeat hold it: the orders keep it, the repeat asks the customer.` */
function whoHolds(held: Held, what: string): string {
  const count = held.orders + held.repeats;
  if (count === 0) return `No open order and no repeat holds ${what}.`;
  return `${holders(held)} ${count === 1 ? 'holds' : 'hold'} ${what}: ${outcomes(held)}.`;
}

/** `the orders keep it, the repeat asks the customer`. */
function outcomes({ orders, repeats }: Held): string {
  return [
    ...(orders === 0 ? [] : [orders === 1 ? 'the order keeps it' : 'the orders keep it']),
    ...(repeats === 0 ? [] : [`the ${repeats === 1 ? 'repeat asks' : 'repeats ask'} the customer`]),
  ].join(', ');
}

/** `3 open orders and 1 repeat`. */
function holders({ orders, repeats }: Held): string {
  const who = [
    ...(orders === 0 ? [] : [countOf(orders, 'open order')]),
    ...(repeats === 0 ? [] : [countOf(repeats, 'repeat')]),
  ];
  return who.join(' and ');
}
