import type * as english from './mailed-link.texts.ts';

export const mailedLinkTexts: typeof english.mailedLinkTexts = {
  slogan: 'तुमचं नेहमीचं पीठ, एका टॅपवर.',
  eyebrow: 'या, बसा',
  email: 'ईमेल',
  retry: 'पुन्हा प्रयत्न करा',
  noMailTitle: 'हे दुकान ईमेल पाठवत नाही',
  noMail: 'त्यामुळे नवीन पासवर्डची लिंक पाठवता येत नाही.',
  noMailHelp: { before: 'गिरणीला ', after: ' वर फोन करा.' },
};
