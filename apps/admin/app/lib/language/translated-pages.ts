import { panelPageOf, panelPaths } from '@dalan/contract/pages/panel-paths';

/** The pages of the mill's day, which are in every language. All others are in English. */
const translatedPages: readonly string[] = [
  panelPaths.today,
  panelPaths.counter,
  panelPaths.soldToday,
  panelPaths.confirm,
  panelPaths.millingSheet,
  panelPaths.packingSlips,
  panelPaths.labels,
  panelPaths.bankStatement,
  panelPaths.slip,
  panelPaths.batch,
  panelPaths.runs,
  panelPaths.runSheet,
  panelPaths.cashCount,
  panelPaths.drawer,
  panelPaths.accounts,
  panelPaths.account,
  panelPaths.accountStatements,
];

export function isTranslated(pathname: string): boolean {
  return translatedPages.includes(panelPageOf(pathname));
}
