import { panelPaths } from '@dalan/contract/pages/panel-paths';

/** The pages of the mill's day, which are in every language. All others are in English. */
const translatedPages: readonly string[] = [
  panelPaths.today,
  panelPaths.confirm,
  panelPaths.millingSheet,
  panelPaths.packingSlips,
  panelPaths.slip,
  panelPaths.runs,
  panelPaths.runSheet,
  panelPaths.cashCount,
];

export function isTranslated(pathname: string): boolean {
  return translatedPages.includes(pathname.replace(/\/+$/, ''));
}
