import { lineNameIn } from '../catalog/grinds.ts';
import type { Grind } from '../catalog/grinds.ts';
import { messagesIn } from '../contact/whatsapp-messages.ts';
import type { Language } from '../language/languages.ts';
import { formatPaise } from '../money/money.ts';
import { formatGramsBy } from '../money/weight.ts';
import { formatRoundOff } from '../payments/bill-rows.ts';

type SoldLine = {
  flour: { name: string; nameMr: string; nameHi: string };
  grind: Grind | undefined;
  grams: number;
  paise: number;
};

type Bill = {
  number: string;
  lines: readonly SoldLine[];
  roundOffPaise: number;
  toPayPaise: number;
  isOnAccount: boolean;
};

const words: Record<Language, Record<'kg' | 'grams' | 'roundOff' | 'total', string>> = {
  en: { kg: 'kg', grams: 'g', roundOff: 'Round off', total: 'Total' },
  mr: { kg: 'किलो', grams: 'ग्रॅम', roundOff: 'पूर्णांक फरक', total: 'एकूण' },
  hi: { kg: 'किलो', grams: 'ग्राम', roundOff: 'पूर्णांक अंतर', total: 'कुल' },
};

/** The bill of a counter sale in one message, in the customer's language. */
export function counterBillText(language: Language, bill: Bill): string {
  const { number, lines, roundOffPaise, toPayPaise, isOnAccount } = bill;
  const { kg, grams: g, roundOff, total } = words[language];
  const units = {
    kg: (count: string) => `${count} ${kg}`,
    grams: (count: string) => `${count} ${g}`,
  };
  const amount = formatPaise(toPayPaise);
  return [
    number,
    ...lines.map(({ flour, grind, grams, paise }) => {
      const { text } = lineNameIn(flour, grind, language);
      return `${text} ${formatGramsBy(units, grams)} ${formatPaise(paise)}`;
    }),
    ...(roundOffPaise === 0 ? [] : [`${roundOff} ${formatRoundOff(roundOffPaise)}`]),
    isOnAccount ? messagesIn(language).onAccount(amount) : `${total} ${amount}`,
  ].join('\n');
}
