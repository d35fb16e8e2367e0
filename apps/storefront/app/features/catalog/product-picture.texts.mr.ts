import type * as english from './product-picture.texts.ts';

export const pictureTexts: typeof english.pictureTexts = {
  drawn: (_alt: string, flour: string) => `जात्यावर पिठाचा ढीग, भोवती धान्याची रांगोळी: ${flour}`,
};
