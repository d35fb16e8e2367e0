import type { Vital } from '@dalan/contract/pages/visits';
import { VISIT_DAYS } from '@dalan/contract/pages/visits';

export const texts = {
  title: 'How fast the shop is',
  back: 'Figures',
  about: (visits: string) =>
    `Measured on the phones of ${visits} visits in the last ${VISIT_DAYS} days: one visit in four, without cookies or names.`,
  inShort: 'In short',
  /** What a customer notices of each figure. */
  vitals: {
    ttfb: { name: 'First answer', means: 'until the shop answers a tap on a link' },
    lcp: { name: 'Main picture', means: 'until the largest picture or text is there' },
    inp: { name: 'After a tap', means: 'until the screen shows that a tap arrived' },
    cls: { name: 'Jumps', means: 'how much of the screen moves while it loads' },
  } satisfies Record<Vital, { name: string; means: string }>,
  threeOfFour: 'Three of four visits were at least this good.',
  verdicts: { good: 'Good', fair: 'Could be better', poor: 'Poor' },
  notMeasured: 'Not measured yet',
  byPage: 'By page',
  page: 'Page',
  visits: 'Visits',
  byLanguage: 'By language',
  language: 'Read in',
  byRelease: 'By release of the shop',
  release: 'Release',
  since: (release: string, day: string) => `${release || 'unknown'}, since ${day}`,
  waitedFor: 'What people waited for',
  part: 'Part of the page',
  empty: {
    title: 'No visits measured yet',
    text: 'One visit in four is measured when somebody leaves a page. Come back tomorrow.',
  },
  notLoaded: {
    title: 'The figures did not load',
    text: 'Nothing is lost: only these figures did not come.',
  },
  retry: 'Retry',
} as const;

/** What staff call the pages of the shop. A page without a name here is shown by its path. */
export const pageNames: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/products': 'Flours',
  '/product/:id': 'A flour',
  '/aboutus': 'About us',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/delivery-and-refunds': 'Delivery and refunds',
  '/terms': 'Terms',
  '/accessibility': 'Accessibility',
  '/login': 'Log in',
  '/register': 'Register',
  '/forgotten-password': 'Forgotten password',
  '/profile': 'Profile',
  '/cart': 'Cart',
  '/cart/checkout': 'Checkout',
  '/cart/:productId/:quantity': 'Buy now',
  '/myorders': 'My orders',
  '/orders/:id/bill': 'Bill',
  '/:other': 'Unknown addresses',
};
