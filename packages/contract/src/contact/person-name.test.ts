import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName, checkNameInAdmin } from '../people/accounts.ts';
import { contactChecks } from './contact.ts';
import { hasWebsite, personNameTexts } from './person-name.ts';

test.each([
  'S. Kulkarni',
  'S.Kulkarni',
  'Dr.Patil',
  'dr.patil',
  'A.B.Joshi',
  'a.b.joshi',
  'A.B.JOSHI',
  'Dr. A.P.J. Abdul Kalam',
  'S.Dev',
  'R.K.DEV',
  'Kr.Dev',
  'Md.Ali',
  'Smt.Rao',
  'T.Ly',
  'Dr.To',
  'J.Co',
  'Nguyen Ly',
  'Martin Luther King Jr.',
  'Ravi S/O Mohan Patil',
  'Asha c/o S. Patil',
  "D'Souza-Pereira",
  'Comar',
  'S.Comar',
  'Netaji Org',
  'श्री. अ. ब. जोशी',
  'डॉ.पाटील',
  'Flour & Sons',
])('%s is a name', (name) => {
  expect(hasWebsite(name)).toBe(false);
  for (const check of [checkName, checkNameInAdmin, contactChecks.name]) {
    expect(check(name)).toBeUndefined();
  }
});

test.each([
  'www.x.com',
  'WWW.X.COM',
  'www.anything',
  'http://',
  'https://evil.test',
  'Asha http:evil',
  'x.com',
  'x.com/free',
  'Asha x.com, free flour',
  'Asha (x.com)',
  'bit.ly',
  'Bit.ly',
  'BIT.LY',
  'bit.ly/abc',
  'BIT.LY/ABC',
  't.me/spam',
  'win.co.in',
  'me@x.com',
  'ｗｗｗ．x．ｃｏｍ',
  'x。com',
  'flour.भारत',
])('%s is not a name', (name) => {
  for (const check of [checkName, checkNameInAdmin, contactChecks.name]) {
    expect(check(name)).toBe(personNameTexts.website);
  }
});

test.each([
  'evil.example',
  'Asha evil.example',
  'EVIL.Example',
  'my-shop.example!',
  'Asha.Patil',
  'ｅvil．example',
])('%s needs a space after its dot', (name) => {
  for (const check of [checkName, checkNameInAdmin, contactChecks.name]) {
    expect(check(name)).toBe(personNameTexts.dot);
    expect(check(name.replace(/[.．]/, '. '))).toBeUndefined();
  }
});

test.each(['St. John', 'A.B. Kulkarni', 'S.K.Patil', 'Dr.Rao', 'Smt.Asha B.Rao', 'के.एस.पाटील'])(
  'initials and titles of %s stay as they are written',
  (name) => {
    expect(checkName(name)).toBeUndefined();
  },
);

test('words separated by spaces are not taken for a website', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,12}[.]?$/).filter((one) => !/^www/i.test(one));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      expect(hasWebsite(words.join(' '))).toBe(false);
    }),
  );
});

test('finds a URL with a scheme in any text', () => {
  const text = fc.string({ maxLength: 30 });
  fc.assert(
    fc.property(text, fc.webUrl(), text, (before, url, after) => {
      expect(hasWebsite(before + url + after)).toBe(true);
    }),
  );
});

test('long input does not slow the check down', () => {
  const long = [`${'a.'.repeat(50)}b`, `${'-'.repeat(99)}.`, 'www'.repeat(33), 'é'.repeat(100)];
  for (const name of long) expect(hasWebsite(name)).toBe(false);
});
