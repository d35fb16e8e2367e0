import type * as english from './home.texts.ts';

export const homeTexts: typeof english.homeTexts = {
  title: 'जात्यावर दळलेले ताजे पीठ, पुण्यात घरपोच',
  description: (hasHours: boolean) =>
    `अख्ख्या धान्याचे, जात्यावर थंड दळलेले पीठ, ${hasHours ? '24 तासांत ' : ''}पुण्यात घरपोच. पीठ मिळाल्यावर पैसे द्या.`,
  banner: 'गिरणीत काय मिळेल',
  carousel: 'सरकती चित्रे',
  slide: 'चित्र',
  slidePlace: (n: number, count: number) => `${count} पैकी ${n}`,
  pause: 'चित्रे थांबवा',
  play: 'चित्रे सुरू करा',
  previous: 'मागचे चित्र',
  next: 'पुढचे चित्र',
  slideNumber: (n: number) => `चित्र ${n}`,
  collection: 'आमची निवडक पिठे',
  collectionEyebrow: 'रोजच्या स्वयंपाकासाठी',
  testimonials: 'पुण्याच्या स्वयंपाकघरांतून',
  promises: 'आमचा शब्द',
  quality: 'उत्तम दर्जा',
  qualityText: 'अख्खे धान्य, भेसळ नाही.',
  milling: 'ताजे दळण',
  millingText: 'तुमची ऑर्डर आल्यावरच दळतो.',
  delivery: 'झटपट घरपोच',
  paymentText: 'पीठ हातात आल्यावर पैसे द्या.',
};
