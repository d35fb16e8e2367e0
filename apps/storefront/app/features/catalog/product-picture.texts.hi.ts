import type * as english from './product-picture.texts.ts';

export const pictureTexts: typeof english.pictureTexts = {
  drawn: (_alt: string, flour: string) =>
    `चक्की के पत्थर पर आटे की ढेरी, चारों ओर अनाज की रंगोली: ${flour}`,
};
