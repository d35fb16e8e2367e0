import { isDrawing } from '@dalan/contract/settings/home';
import { settingsLimits, settingsTexts } from '@dalan/contract/settings/settings';
import type { Banners, Slide } from '@dalan/contract/settings/settings';
import { checkLine, checkOptionalLine } from '@dalan/contract/text/text';
import { otherLanguages } from '../../../lib/other-languages.ts';
import type { OtherLanguage } from '../../../lib/other-languages.ts';
import { fieldOf, listFields } from '../framework/index.ts';
import type { Errors, FieldsOf } from '../framework/index.ts';
import { bannerTexts, drawingNames, groundNames } from './banner-texts.ts';
import { targetLabel } from './slide-targets.ts';

const field = fieldOf<Slide>();
const { headlineMax, slideTextMax, buttonMax, lineMax } = settingsLimits;

/** The words of a slide in another language. */
export function slideWords({ name, ending }: OtherLanguage) {
  const label = (words: string) => bannerTexts.inLanguage(name, words);
  return [
    { key: `headline${ending}`, label: label(bannerTexts.headline), max: headlineMax },
    { key: `eyebrow${ending}`, label: label(bannerTexts.lineAbove), max: lineMax },
    { key: `text${ending}`, label: label(bannerTexts.text), max: slideTextMax },
    { key: `button${ending}`, label: label(bannerTexts.button), max: buttonMax },
  ] as const;
}

const slideFields = [
  field('headline', bannerTexts.headline),
  field('eyebrow', bannerTexts.eyebrow),
  field('text', bannerTexts.text),
  field('button', bannerTexts.button),
  field('leadsTo', bannerTexts.leadsTo, targetLabel),
  field('picture', bannerTexts.picture, pictureName),
  field('ground', bannerTexts.ground, (ground) => groundNames[ground]),
  field('isShown', bannerTexts.shown, (isShown) =>
    isShown ? bannerTexts.shown.toLowerCase() : bannerTexts.hidden.toLowerCase(),
  ),
  ...otherLanguages.flatMap((language) =>
    slideWords(language).map(({ key, label }) => field(key, label)),
  ),
];

export const bannerFields: FieldsOf<Banners> = (...documents) =>
  listFields<Banners, Slide>(
    'slides',
    {
      idOf: ({ id }) => id,
      nameOf: ({ headline }) => `“${headline.trim() || bannerTexts.newSlide}”`,
      fields: slideFields,
      inWords: ({ text }) => text,
      orderLabel: bannerTexts.order,
    },
    documents,
  );

function pictureName(picture: string): string {
  return isDrawing(picture)
    ? drawingNames[picture as keyof typeof drawingNames]
    : bannerTexts.ownPicture;
}

/** Repeats the contract's rules, by the key of each field. */
export function checkBanners({ slides }: Banners): Errors {
  const errors: Errors = {};
  for (const slide of slides) {
    const { id, headline, eyebrow, text, button } = slide;
    const key = `slides.${id}`;
    errors[`${key}.headline`] = checkLine(headline, headlineMax, settingsTexts.headlineRequired);
    errors[`${key}.eyebrow`] = checkOptionalLine(eyebrow, lineMax);
    errors[`${key}.text`] = checkLine(text, slideTextMax, settingsTexts.textRequired);
    errors[`${key}.button`] = checkLine(button, buttonMax, settingsTexts.buttonRequired);
    for (const language of otherLanguages) checkSlideWords(slide, language, errors);
  }
  if (!slides.some(({ isShown }) => isShown)) errors['slides'] = settingsTexts.slideRequired;
  return errors;
}

/**
 * In another language all words of a slide are written or none, except the line above the headline.
 */
function checkSlideWords(slide: Slide, language: OtherLanguage, errors: Errors): void {
  const words = slideWords(language).map((field) => ({ ...field, value: slide[field.key] ?? '' }));
  const isWritten = words.some(({ value }) => value.trim() !== '');
  for (const { key, label, max, value } of words) {
    const isMissing = isWritten && value.trim() === '' && !key.startsWith('eyebrow');
    errors[`slides.${slide.id}.${key}`] = isMissing
      ? `${label} is required`
      : checkOptionalLine(value, max);
  }
}

/** A new slide cannot be saved until it is filled in. */
export function newSlide(): Slide {
  return {
    id: crypto.randomUUID(),
    ground: 'basalt',
    eyebrow: '',
    headline: '',
    text: '',
    button: '',
    leadsTo: '/products',
    picture: 'banner-1',
    isShown: true,
  };
}
