import { grindLimits } from '@dalan/contract/catalog/grinds';

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
  leaves: (name: string) =>
    `${name} goes when you save: open orders keep it, repeats ask the customer.`,
  add: 'Add',
  ownWords: 'Own words',
  full: 'A flour has at most five grinds.',
  soldBy: 'Sold by',
  smallestWeight: 'Smallest weight',
  largerStep: 'Open orders keep smaller weights. Repeats with them ask the customer.',
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
