import type { Shop } from '@dalan/contract/settings/shop';

export const titleTexts = {
  /** Titles by path. English titles are those of the sidebar. */
  pages: {} as Partial<Record<string, string>>,
  noRun: {
    title: 'No run for you today',
    text: 'As soon as a run is given to you, its stops are here.',
  },
  title: (page: string, { name }: Shop) => `${page} | ${name} Admin Panel`,
};
