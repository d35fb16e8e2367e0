import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { checkEmailInAdmin } from '../people/accounts.ts';
import { contactDetailTexts } from './contact-details.ts';
import { contactChecks } from './contact.ts';
import { mailLink, indianTelephoneLink, telephoneLink, whatsappLink } from './contact-links.ts';
import { checkEmail, isEmail } from './email.ts';

test.each([
  'a@b.c?bcc=x@y.z',
  'a@b.c?bcc=x%40y.z',
  'a?bcc=x%40y.z&x=@b.c',
  'x%40y.z,a@b.c',
  'a@b.c,d.e',
  'a@b.c;d.e',
  'a@b.c&d.e',
  'a@b.c#d.e',
  'a@b.c/d.e',
  'Asha<a@b.c>',
  '"a b"@b.c',
  'a@b..c',
  'a@b',
  'a\u202e@b.cc',
  'a\u200b@b.cc',
  'a@b.cc\u3164',
])('%s is not a valid e-mail', (email) => {
  expect(isEmail(email)).toBe(false);
  expect(checkEmail(email)).toBe(contactDetailTexts.emailInvalid);
  expect(contactChecks.email(email)).not.toBeUndefined();
  expect(checkEmailInAdmin(email)).not.toBeUndefined();
});

test.each([
  'asha@example.com',
  'asha.k+mill@mail.example.co.in',
  "o'brien_1@x-y.example",
  'r&d@mill.example',
  'आशा@उदाहरण.भारत',
  'bounce=asha@example.com',
])('%s is a valid e-mail', (email) => expect(isEmail(email)).toBe(true));

test('every valid e-mail is a single recipient in a mailto link', () => {
  const piece = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 });
  const odd = fc.tuple(piece, piece, piece).map(([name, host, end]) => `${name}@${host}.${end}`);
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), odd), (email) => {
      if (!isEmail(email)) return;
      const link = new URL(mailLink(email));
      expect(link.search + link.hash).toBe('');
      expect(link.pathname).not.toMatch(/[?&,;]/);
      expect(decodeURIComponent(link.pathname)).toBe(email);
    }),
    PROPERTY_RUNS,
  );
});

test('an invalid stored address adds no recipient or text to the link', () => {
  expect(mailLink('a@b.c?bcc=x@y.z', 'Re: Jowar')).toBe(
    'mailto:a@b.c%3Fbcc%3Dx@y.z?subject=Re%3A%20Jowar',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (email, text) => {
      const link = new URL(mailLink(email, `Re: ${text}`));
      expect([...link.searchParams.keys()]).toEqual(['subject']);
      expect(link.pathname).toMatch(/^[\w.!~*'()%@-]*$/);
      expect(link.hash).toBe('');
    }),
  );
});

test('ordinary addresses are not percent-encoded', () => {
  expect(mailLink('hello@dalan.example')).toBe('mailto:hello@dalan.example');
  expect(mailLink('hello@dalan.example', 'Re: Chakli')).toBe(
    'mailto:hello@dalan.example?subject=Re%3A%20Chakli',
  );
});

test('tel links contain only digits and a plus', () => {
  expect(telephoneLink('+91 20 5550 0142')).toBe('tel:+912055500142');
  expect(telephoneLink('020 5550 0142;ext=1?x')).toBe('tel:020555001421');
  expect(indianTelephoneLink('5550014268')).toBe('tel:+915550014268');
});

test('opens a chat, with a prefilled text if given', () => {
  expect(whatsappLink('+91 55500 00142')).toBe('https://wa.me/915550000142');
  expect(whatsappLink('+91 55500 00142', 'Is jowar back?')).toBe(
    'https://wa.me/915550000142?text=Is%20jowar%20back%3F',
  );
});
