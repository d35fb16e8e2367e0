import { wordsIn } from '../language/content-language.ts';
import { slidePromises } from './default-content.ts';
import type { HomeContent } from './home.schema.ts';
import { homeWords } from './home.texts.ts';
import type { Language } from '../language/languages.ts';
import { ownPathOf } from '../pages/own-path.ts';
import type { Settings, Slide, Testimonial } from './settings.schema.ts';

export type { HomeContent } from './home.schema.ts';
export type HomeSlide = HomeContent['slides'][number];
export type HomeTestimonial = HomeContent['testimonials'][number];

/** The drawn banners. Any other picture of a slide is an uploaded one. */
export const drawings = ['banner-1', 'banner-2', 'banner-3'] as const;

export function isDrawing(picture: string): boolean {
  return (drawings as readonly string[]).includes(picture);
}

/** The home page in the language of the page. Hidden slides are left out. */
export function homeOf(
  { banners, delivery, testimonials }: Settings,
  language: Language = 'en',
): HomeContent {
  const slides = banners.slides
    .filter(({ isShown }) => isShown)
    .map((slide) => slideIn(slide, language));
  return {
    slides: delivery.isOn ? slides.map(promisedByRule) : slides,
    testimonials: testimonials.testimonials.map((said) => testimonialIn(said, language)),
  };
}

/** A slide is one thought, so it is never in two languages. */
function slideIn(slide: Slide, language: Language): HomeSlide {
  const { id, ground, leadsTo, picture, eyebrow, headline, text, button } = slide;
  // A slide that was saved before paths were resolved may lead to another site.
  const shown = { id, ground, leadsTo: ownPathOf(leadsTo) ? leadsTo : '/products', picture };
  const words = {
    eyebrow: wordsIn(slide, 'eyebrow', language),
    headline: wordsIn(slide, 'headline', language),
    text: wordsIn(slide, 'text', language),
    button: wordsIn(slide, 'button', language),
  };
  const isWritten = words.headline !== '' && words.text !== '' && words.button !== '';
  if (isWritten) return { ...shown, ...words };
  return { ...shown, eyebrow, headline, text, button, ...(language !== 'en' && { lang: 'en' }) };
}

function promisedByRule(slide: HomeSlide): HomeSlide {
  const inWords = (text: string) =>
    slidePromises.reduce((words, { fixed, byRule }) => words.replaceAll(fixed, byRule), text);
  const { eyebrow, headline, text } = slide;
  return {
    ...slide,
    eyebrow: inWords(eyebrow),
    headline: inWords(headline),
    text: inWords(text),
  };
}

/** People are quoted as they spoke, unless they agreed to a translation. */
function testimonialIn(said: Testimonial, language: Language): HomeTestimonial {
  const { quote, name, place, stone, saidIn = 'en' } = said;
  const own = { quote, name, place, stone };
  if (saidIn === language) return own;
  const translated = wordsIn(said, 'quote', language);
  if (translated === '') return { ...own, lang: saidIn };
  return {
    quote: translated,
    name: wordsIn(said, 'name', language) || name,
    place: wordsIn(said, 'place', language) || place,
    stone,
  };
}

/** A headline breaks after its last comma: `Jowar, bajra,` and `nachni.` */
export function headlineLines(headline: string): string[] {
  const [, first, second] = /^(.*,)\s+(\S.*)$/.exec(headline) ?? [];
  return first === undefined || second === undefined ? [headline] : [first, second];
}

/** This stands for `{day}` while the promised day is not known. */
export const SOME_DAY = homeWords.someDay;

/** Puts the promised day where the owner has written `{day}`. */
export function fillDay(text: string, day: string): string {
  return text.replaceAll('{day}', () => day);
}
