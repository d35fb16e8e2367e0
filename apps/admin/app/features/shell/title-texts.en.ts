import type { Shop } from '@dalan/contract/shop';

export const titleTexts = {
  /** By path. English pages are called as in the sidebar. */
  pages: {} as Partial<Record<string, string>>,
  title: (page: string, { name }: Shop) => `${page} | ${name} Admin Panel`,
};
