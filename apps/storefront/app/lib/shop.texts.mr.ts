import type * as english from './shop.texts.en.ts';

export const shopTexts: typeof english.shopTexts = {
  tagline: 'पुण्यात कसबा पेठेतल्या छोट्या गिरणीतले, जात्यावर दळलेले पीठ.',
};
