import type * as english from './cart.texts.ts';

export const cartTexts: typeof english.cartTexts = {
  added: (name, kg) => `कार्टमध्ये टाकले: ${name}, ${kg} किलो`,
  view: 'कार्ट पाहा',
  lineFull: (name, kg) => `${name}: कार्टमध्ये आधीच ${kg} किलो आहे, याहून जास्त टाकता येत नाही.`,
  full: (lines) => `कार्टमध्ये ${lines} पिठे झाली, एका ऑर्डरमध्ये एवढीच मावतात. आधी ही ऑर्डर द्या.`,
  notKept: 'या फोनवर कार्ट जतन झाली नाही. या साइटला माहिती साठवू द्या.',
};
