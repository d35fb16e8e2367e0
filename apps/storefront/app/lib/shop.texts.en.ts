import { defaultShop } from '@dalan/contract/shop';

export const shopTexts = {
  tagline: defaultShop.tagline,
};
