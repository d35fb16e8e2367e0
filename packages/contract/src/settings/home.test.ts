import { expect, test } from 'vitest';
import { slidePromises } from './default-content.ts';
import { fillDay, headlineLines, homeOf } from './home.ts';
import { languages } from '../language/languages.ts';
import { settingsSchemas } from './settings.schema.ts';
import { firstSettings, placeholdersOf, shopOf } from './settings.ts';

test('a headline breaks after its last comma', () => {
  expect(headlineLines('Milled slow, on stone.')).toEqual(['Milled slow,', 'on stone.']);
  expect(headlineLines('Jowar, bajra, nachni.')).toEqual(['Jowar, bajra,', 'nachni.']);
});

test('a headline without a comma between words stays on one line', () => {
  for (const headline of ['Fresh flour', 'Fresh flour,', '1,000 kg a day', '']) {
    expect(headlineLines(headline)).toEqual([headline]);
  }
});

test('the promised day replaces every {day}, whatever it contains', () => {
  expect(fillDay('Order now, home {day}. Yes, {day}.', 'Mon 16 Nov')).toBe(
    'Order now, home Mon 16 Nov. Yes, Mon 16 Nov.',
  );
  expect(fillDay('{day}', '$& {day}')).toBe('$& {day}');
  expect(fillDay('{Day} day', 'x')).toBe('{Day} day');
});

test('the home page gets the shown slides in their order, and no marks of the panel', () => {
  const settings = firstSettings();
  const [first, second, third] = settings.banners.slides;
  const slides = [third!, { ...second!, isShown: false }, first!];
  const home = homeOf({ ...settings, banners: { slides } });
  expect(home.slides.map(({ id }) => id)).toEqual(['banner-3', 'banner-1']);
  expect(JSON.stringify(home)).not.toMatch(/isShown|hasConsent/);
  expect(home.testimonials).toHaveLength(3);
});

const first = firstSettings();

test('a fresh shop is written in every language, within the limits of the panel', () => {
  for (const page of ['profile', 'banners', 'testimonials'] as const) {
    expect(settingsSchemas[page].parse(first[page])).toEqual(first[page]);
  }
  for (const language of languages) {
    const { slides, testimonials } = homeOf(first, language);
    expect(JSON.stringify({ slides, testimonials })).not.toContain('"lang"');
    expect(slides.every(({ headline }) => headlineLines(headline).length === 2)).toBe(true);
  }
});

test('a slide is shown in a language only if all of it is written', () => {
  const [slide, ...others] = first.banners.slides;
  const unfinished = { slides: [{ ...slide!, buttonMr: ' ' }, ...others] };
  const [shown, next] = homeOf({ ...first, banners: unfinished }, 'mr').slides;
  expect(shown).toMatchObject({ headline: slide!.headline, eyebrow: slide!.eyebrow, lang: 'en' });
  expect(next).toMatchObject({ headline: 'आज दळलं, उद्या घरी.' });
  expect(next).not.toHaveProperty('lang');
});

test('people are quoted in the language in which they spoke, or as they agreed', () => {
  const said = {
    id: 'x',
    quote: 'मस्त पीठ.',
    name: 'सई',
    place: '',
    saidIn: 'mr' as const,
    quoteHi: 'बढ़िया आटा।',
    stone: 'jowar' as const,
    hasConsent: true as const,
  };
  const shownIn = (language: (typeof languages)[number]) =>
    homeOf({ ...first, testimonials: { testimonials: [said] } }, language).testimonials[0];
  const own = { quote: 'मस्त पीठ.', name: 'सई', place: '', stone: 'jowar' };
  expect(shownIn('mr')).toEqual(own);
  expect(shownIn('en')).toEqual({ ...own, lang: 'mr' });
  expect(shownIn('hi')).toEqual({ ...own, quote: 'बढ़िया आटा।' });
});

test('the shop speaks the language of the page, or says what is English', () => {
  expect(shopOf(first, 'mr')).toMatchObject({
    tagline: expect.stringMatching(/^पुण्यात/) as string,
    city: 'पुणे',
    address: '12, जात्याची आळी, कसबा पेठ, पुणे 411011',
    grievanceOfficer: 'मालक',
  });
  for (const language of languages) {
    expect(shopOf(first, language)).not.toHaveProperty('untranslated');
    expect(JSON.stringify(shopOf(first, language))).not.toMatch(/(?<!name)(?:Mr|Hi)"/);
  }
  const own = firstSettings({
    ...shopOf(first),
    tagline: 'Our own line.',
    address: '7 Laxmi Road, Pune 411030',
  });
  expect(shopOf(own, 'hi')).toMatchObject({
    tagline: 'Our own line.',
    address: '7 Laxmi Road, Pune 411030',
    city: 'पुणे',
    untranslated: ['tagline', 'address'],
  });
});

test('a made-up address in another language is reported once the English one is real', () => {
  const { address } = first.profile;
  const moved = { ...first.profile, address: '7 Laxmi Road, Pune 411030' };
  const found = (profile: typeof first.profile) =>
    placeholdersOf({ ...first, profile }).filter(({ what }) => what === 'Address');
  expect(found(first.profile)).toMatchObject([{ value: address }]);
  expect(found(moved)).toMatchObject([{ value: first.profile.addressMr }]);
  expect(found({ ...moved, addressMr: '', addressHi: '7, लक्ष्मी रोड, पुणे 411030' })).toEqual([]);
});

test('an earlier document without words in other languages is still read', () => {
  const { cityMr, cityHi, addressMr, addressHi, ...earlier } = first.profile;
  expect([cityMr, cityHi, addressMr, addressHi]).not.toContain(undefined);
  expect(settingsSchemas.profile.parse(earlier)).toEqual(earlier);
  expect(shopOf({ ...first, profile: earlier }, 'mr')).toMatchObject({
    address: first.profile.address,
    untranslated: ['city', 'address'],
  });
  const areas = [{ name: 'Deccan', pincodes: ['411004'], charge: 40 }];
  const rule = { ...first.delivery, areas };
  expect(settingsSchemas.delivery.parse(rule)).toEqual(rule);
});

test.each(languages)(
  'with a delivery rule no slide promises a time of its own (%s)',
  (language) => {
    const withRule = { ...first, delivery: { ...first.delivery, isOn: true } };
    const words = JSON.stringify(homeOf(withRule, language).slides);
    for (const { fixed } of slidePromises) expect(words).not.toContain(fixed);
    expect(words).toContain('{day}');
    const slides = homeOf(withRule, language).slides;
    expect(slides.every(({ headline }) => headlineLines(headline).length === 2)).toBe(true);
    expect(JSON.stringify(homeOf(first, language).slides)).not.toContain('{day}');
  },
);
