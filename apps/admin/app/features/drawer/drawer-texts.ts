import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './drawer-texts.en.ts';

export const drawerPageTexts: typeof english.drawerPageTexts = textsIn(english.drawerPageTexts, {
  mr: async () => (await import('./drawer-texts.mr.ts')).drawerPageTexts,
  hi: async () => (await import('./drawer-texts.hi.ts')).drawerPageTexts,
});

export const drawerDialogTexts: typeof english.drawerDialogTexts = textsIn(
  english.drawerDialogTexts,
  {
    mr: async () => (await import('./drawer-texts.mr.ts')).drawerDialogTexts,
    hi: async () => (await import('./drawer-texts.hi.ts')).drawerDialogTexts,
  },
);

export const drawerCountTexts: typeof english.drawerCountTexts = textsIn(english.drawerCountTexts, {
  mr: async () => (await import('./drawer-texts.mr.ts')).drawerCountTexts,
  hi: async () => (await import('./drawer-texts.hi.ts')).drawerCountTexts,
});
