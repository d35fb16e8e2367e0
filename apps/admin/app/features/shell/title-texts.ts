import type { Shop } from '@dalan/contract/shop';
import { textsIn } from '../../lib/language/spoken.ts';

const english = {
  /** By path. English pages are called as in the sidebar. */
  pages: {} as Partial<Record<string, string>>,
  title: (page: string, { name }: Shop) => `${page} | ${name} Admin Panel`,
};

export const titleTexts: typeof english = textsIn(english, {
  mr: async () => (await import('./title-texts.mr.ts')).titleTexts,
  hi: async () => (await import('./title-texts.hi.ts')).titleTexts,
});
