import { settingsLimits, settingsTexts } from '@dalan/contract/settings/settings';
import type { Testimonial, Testimonials } from '@dalan/contract/settings/settings';
import { checkLine, checkOptionalLine } from '@dalan/contract/text/text';
import { englishNames, otherLanguages } from '../../../lib/other-languages.ts';
import type { OtherLanguage } from '../../../lib/other-languages.ts';
import { fieldOf, listFields } from '../framework/index.ts';
import type { Errors, FieldsOf } from '../framework/index.ts';
import { stoneNames, testimonialTexts } from './testimonial-texts.ts';

const field = fieldOf<Testimonial>();
const { quoteMax, lineMax } = settingsLimits;

/** A testimonial in another language. */
export function testimonialWords({ name, ending }: OtherLanguage) {
  const label = (words: string) => testimonialTexts.inLanguage(name, words);
  return [
    { key: `quote${ending}`, label: label(testimonialTexts.quote), max: quoteMax },
    { key: `name${ending}`, label: label(testimonialTexts.name), max: lineMax },
    { key: `place${ending}`, label: label(testimonialTexts.place), max: lineMax },
  ] as const;
}

const testimonialFields = [
  field('quote', testimonialTexts.quote),
  field('name', testimonialTexts.name),
  field('place', testimonialTexts.place),
  {
    ...field('saidIn', testimonialTexts.saidIn, (saidIn = 'en') => englishNames[saidIn]),
    read: ({ saidIn = 'en' }: Testimonial) => saidIn,
  },
  ...otherLanguages.flatMap((language) =>
    testimonialWords(language).map(({ key, label }) => field(key, label)),
  ),
  field('stone', testimonialTexts.stone, (stone) => stoneNames[stone]),
  field('hasConsent', 'Consent', (hasConsent: boolean) => (hasConsent ? 'given' : 'not given')),
];

export const fieldsOfTestimonials: FieldsOf<Testimonials> = (...documents) =>
  listFields<Testimonials, Testimonial>(
    'testimonials',
    {
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name.trim() || testimonialTexts.new,
      fields: testimonialFields,
      inWords: ({ quote }) => quote,
      orderLabel: testimonialTexts.order,
    },
    documents,
  );

export function checkTestimonials({ testimonials }: Testimonials): Errors {
  const errors: Errors = {};
  for (const testimonial of testimonials) {
    const { id, quote, name, place, hasConsent } = testimonial;
    const key = `testimonials.${id}`;
    errors[`${key}.quote`] = checkLine(quote, quoteMax, settingsTexts.quoteRequired);
    errors[`${key}.name`] = checkLine(name, lineMax, settingsTexts.nameRequired);
    errors[`${key}.place`] = checkOptionalLine(place, lineMax);
    for (const { key: part, max } of otherLanguages.flatMap(testimonialWords)) {
      errors[`${key}.${part}`] = checkOptionalLine(testimonial[part] ?? '', max);
    }
    errors[`${key}.hasConsent`] = (hasConsent as boolean)
      ? undefined
      : settingsTexts.consentRequired;
  }
  return errors;
}

/** A new testimonial has no consent yet, so it cannot be saved. */
export function newTestimonial(): Testimonial {
  return withConsent(
    { id: crypto.randomUUID(), quote: '', name: '', place: '', stone: 'jowar', hasConsent: true },
    false,
  );
}

/** The type is that of a saved testimonial, which always has consent. */
export function withConsent(testimonial: Testimonial, hasConsent: boolean): Testimonial {
  return { ...testimonial, hasConsent: hasConsent as true };
}
