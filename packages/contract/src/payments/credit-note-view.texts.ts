import type { Language } from '../language/languages.ts';
import type { FlourFate, RefundMethod } from './credit-notes.ts';
import type { CreditNoteWords } from './credit-note-view.ts';

type Given = { day: string; by: string; reference: string };

/** Sentences of a credit note, for the shop's page and the panel's. */
export const creditNoteTexts = {
  /** The language of the page. */
  language: 'en' as Language,
  /** Words beside the English headings. English pages have none. */
  labels: undefined as CreditNoteWords | undefined,
  ofBill: (number: string, day: string) => `Bill ${number} of ${day}`,
  order: (shortId: string) => `Order ${shortId}`,
  reason: (reason: string, flour: FlourFate | null) => {
    const fates = {
      'thrown away': ' The flour was thrown away.',
      'back to stock': ' The flour went back to stock.',
    };
    return `Reason: ${reason}.${flour === null ? '' : fates[flour]}`;
  },
  money: (amount: string, method: RefundMethod, { day, by, reference }: Given) => {
    const how = { cash: 'in cash', UPI: 'by UPI', account: 'off the account' }[method];
    const named = reference === '' ? '' : ` (${reference})`;
    const who = by === '' ? '' : `, by ${by}`;
    return `Money: ${amount} ${how}${named}, ${day}${who}.`;
  },
  noMoney: 'Money: none was given back. It is taken off what was still to pay.',
  rest: (day: string, amount: string) => `Bill of ${day} less all credit notes: ${amount}.`,
  forSeller: (name: string) => `For ${name}`,
  received: 'Received',
};
