import { isDrawing } from '@dalan/contract/home';
import { settingsLimits, settingsTexts } from '@dalan/contract/settings';
import type { Banners, Slide } from '@dalan/contract/settings';
import { checkLine, checkOptionalLine } from '@dalan/contract/text';
import { fieldOf, listFields } from '../framework/index.ts';
import type { Errors, FieldsOf } from '../framework/index.ts';
import { bannerTexts, drawingNames, groundNames } from './banner-texts.ts';
import { targetLabel } from './slide-targets.ts';

const field = fieldOf<Slide>();

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

const { headlineMax, slideTextMax, buttonMax, lineMax } = settingsLimits;

/** Repeats the contract's rules, by the key of each field. */
export function checkBanners({ slides }: Banners): Errors {
  const errors: Errors = {};
  for (const { id, headline, eyebrow, text, button } of slides) {
    const key = `slides.${id}`;
    errors[`${key}.headline`] = checkLine(headline, headlineMax, settingsTexts.headlineRequired);
    errors[`${key}.eyebrow`] = checkOptionalLine(eyebrow, lineMax);
    errors[`${key}.text`] = checkLine(text, slideTextMax, settingsTexts.textRequired);
    errors[`${key}.button`] = checkLine(button, buttonMax, settingsTexts.buttonRequired);
  }
  if (!slides.some(({ isShown }) => isShown)) errors['slides'] = settingsTexts.slideRequired;
  return errors;
}

/** Until it is filled in, it cannot be saved. */
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
