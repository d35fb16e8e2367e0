import { days } from '../language/days.texts.ts';
import type { Language } from '../language/languages.ts';
import type { PaymentMethod } from './payments.ts';

/** Sentences of a bill, for the shop's page and the panel's. */
export const billTexts = {
  /** The language of the page. */
  language: 'en' as Language,
  print: 'Print',
  cancelled: 'Cancelled. This order was cancelled or returned after its bill was made.',
  nothingLeft: 'Nothing left to pay.',
  paid: 'Paid.',
  /** `Paid ₹412.00 by UPI, 16 Nov 2026.` */
  received: (amount: string, methods: readonly PaymentMethod[], at: string | null) => {
    const words = { cash: 'in cash', UPI: 'by UPI', other: '' };
    const known = methods.map((method) => words[method]).filter(Boolean);
    const how = [amount, known.join(' and ')].filter(Boolean).join(' ');
    return `Paid ${[how, at && days.formatDate(at)].filter(Boolean).join(', ')}.`;
  },
  stillToPay: (amount: string) => `Still to pay: ${amount}`,
  onAccount: (amount: string) => `On account: ${amount}`,
  givenBack: (amount: string) => `Given back ${amount}.`,
  taxable: (amount: string) => `Taxable ${amount}`,
  placeOfSupply: (state: string) => `Place of supply: ${state}`,
  phone: (phone: string) => `Phone ${phone}`,
  licence: (number: string) => `FSSAI Lic. No. ${number}`,
  taxesIncluded: 'Prices are inclusive of all taxes.',
  noSignature: 'This bill was made by a computer and needs no signature.',
  complaints: 'Complaints: the grievance officer named under Contact answers within 48 hours.',
};
