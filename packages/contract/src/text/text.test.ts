import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { checkName } from '../people/accounts.ts';
import { contactChecks } from '../contact/contact.ts';
import { checkLine, checkOptionalLine, checkParagraph, hasHiddenCharacters } from './text.ts';
import { plainTextTexts } from './text.texts.ts';

const ZWNJ = '\u200c';
const ZWJ = '\u200d';

test.each([
  'क्षितिज',
  'श्रीकांत',
  `श्${ZWJ}रीकांत`,
  `क्${ZWNJ}षितिज`,
  `दर्${ZWJ}याबाई`,
  `গৌর${ZWJ}্যা`,
  `علی${ZWNJ}رضا`,
  'Zoë Ångström',
  'Asha\u00a0Kulkarni',
])('%s is a name', (name) => {
  expect(checkName(name)).toBeUndefined();
  expect(contactChecks.name(name)).toBeUndefined();
});

test.each(['🌾', '❤️', '☎︎', '1️⃣', '👍🏽', '👩🏽‍🌾', '👨‍👩‍👧', '❤️‍🔥', '🏳️‍🌈', '🇮🇳'])(
  '%s is allowed in a message',
  (emoji) => {
    expect(contactChecks.message(`Good flour ${emoji}\r\n\tThanks`)).toBeUndefined();
    expect(contactChecks.subject(`Good flour ${emoji}`)).toBeUndefined();
  },
);

const hidden: [what: string, text: string][] = [
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['an Arabic letter mark', '\u061c'],
  ['a Hangul filler', '\u3164'],
  ['a zero-width space', '\u200b'],
  ['a joiner between Latin letters', ZWJ],
  ['a non-joiner between Latin letters', ZWNJ],
  ['a mark of direction', '\u200e'],
  ['an override of direction', '\u202e'],
  ['an isolate', '\u2066'],
  ['a word joiner', '\u2060'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a blank of Braille', '\u2800'],
  ['a byte order mark', '\ufeff'],
  ['a tag', '\u{e0041}'],
  ['a variation selector', '\u{e0100}'],
  ['a second joiner after a letter', `क्${ZWJ}${ZWJ}ष`],
];

test.each(hidden)('%s is refused in every field', (_what, text) => {
  for (const value of [`Asha${text}Patil`, `${text}Asha`]) {
    expect(checkLine(value, 100, 'required')).toBe(plainTextTexts.hidden);
    expect(checkOptionalLine(value, 100)).toBe(plainTextTexts.hidden);
    expect(checkParagraph(`${value}\nPune`, 100, 'required')).toBe(plainTextTexts.hidden);
  }
  expect(checkLine(text, 100, 'required')).not.toBeUndefined();
});

test('accepted text has no invisible characters except the joiners of scripts', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 40 });
  const withHidden = fc
    .tuple(anyText, fc.constantFrom(...hidden.map(([, text]) => text)), anyText)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anyText, withHidden), (text) => {
      if (hasHiddenCharacters(text)) return;
      const rest = text.replace(/[\u200c\u200d\ufe0e\ufe0f]/g, '');
      expect(rest).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u);
    }),
    PROPERTY_RUNS,
  );
});
