import { settingsLimits, settingsTexts } from '@dalan/contract/settings';
import type { Testimonial, Testimonials } from '@dalan/contract/settings';
import { checkLine, checkOptionalLine } from '@dalan/contract/text';
import { fieldOf, listFields } from '../framework/index.ts';
import type { Errors, FieldsOf } from '../framework/index.ts';
import { stoneNames, testimonialTexts } from './testimonial-texts.ts';

const field = fieldOf<Testimonial>();

const testimonialFields = [
  field('quote', testimonialTexts.quote),
  field('name', testimonialTexts.name),
  field('place', testimonialTexts.place),
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

const { quoteMax, lineMax } = settingsLimits;

export function checkTestimonials({ testimonials }: Testimonials): Errors {
  const errors: Errors = {};
  for (const { id, quote, name, place, hasConsent } of testimonials) {
    const key = `testimonials.${id}`;
    errors[`${key}.quote`] = checkLine(quote, quoteMax, settingsTexts.quoteRequired);
    errors[`${key}.name`] = checkLine(name, lineMax, settingsTexts.nameRequired);
    errors[`${key}.place`] = checkOptionalLine(place, lineMax);
    errors[`${key}.hasConsent`] = (hasConsent as boolean)
      ? undefined
      : settingsTexts.consentRequired;
  }
  return errors;
}

/** Without consent yet: such a testimonial cannot be saved. */
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
