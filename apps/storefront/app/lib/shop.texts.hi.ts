import type * as english from './shop.texts.en.ts';

export const shopTexts: typeof english.shopTexts = {
  tagline: 'पुणे की कसबा पेठ की एक छोटी चक्की का, पत्थर पर पिसा आटा।',
};
