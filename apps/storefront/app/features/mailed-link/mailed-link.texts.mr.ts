import type * as english from './mailed-link.texts.ts';

export const mailedLinkTexts: typeof english.mailedLinkTexts = {
  slogan: 'तुमचं नेहमीचं पीठ, एका टॅपवर.',
  eyebrow: 'या, बसा',
  email: 'ईमेल',
  retry: 'पुन्हा प्रयत्न करा',
};
