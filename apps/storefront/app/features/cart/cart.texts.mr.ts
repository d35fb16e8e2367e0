import type * as english from './cart.texts.ts';

export const cartTexts: typeof english.cartTexts = {
  added: (name, weight) => `कार्टमध्ये टाकले: ${name}, ${weight}`,
  view: 'कार्ट पाहा',
  lineFull: (name, weight) => `${name}: कार्टमध्ये आधीच ${weight} आहे, याहून जास्त टाकता येत नाही.`,
  full: (lines) => `कार्टमध्ये ${lines} पिठे झाली, एका ऑर्डरमध्ये एवढीच मावतात. आधी ही ऑर्डर द्या.`,
  fullOfLines: (lines) => `एका ऑर्डरमध्ये ${lines} ओळींपर्यंत.`,
  notKept: 'या फोनवर कार्ट जतन झाली नाही. या साइटला माहिती साठवू द्या.',
};
