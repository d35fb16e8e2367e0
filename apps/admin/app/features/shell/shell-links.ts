import type { EndpointName } from '@dalan/contract/endpoints';
import { panelPageOf, panelPaths } from '@dalan/contract/pages/panel-paths';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import type { Duty } from '@dalan/contract/people/staff';
import type { Waiting } from '@dalan/contract/mill/today';
import { mayCall } from '../../lib/session/duty.ts';
import type { IconName } from '../../ui/icons/icon-paths.ts';

/**
 * `call` is the main call of the page. People who may not make it see neither the link nor the
 * page.
 */
type PanelPage = { path: string; label: string; call: EndpointName };
type ShellLink = PanelPage & { icon: IconName; badge?: Badge };
type Badge = { count: keyof Waiting; words: string };

const shellLinks: ShellLink[] = [
  { path: panelPaths.today, label: 'Today', icon: 'mill', call: 'getToday' },
  { path: panelPaths.counter, label: 'Counter', icon: 'counter', call: 'sellAtCounter' },
  { path: panelPaths.drawer, label: 'Drawer', icon: 'cash', call: 'getDrawer' },
  {
    path: panelPaths.orders,
    label: 'Order Master',
    icon: 'orders',
    call: 'listOrders',
    badge: { count: 'toConfirm', words: 'to confirm' },
  },
  { path: panelPaths.runs, label: 'Runs', icon: 'truck', call: 'listRuns' },
  {
    path: panelPaths.stock,
    label: 'Stock',
    icon: 'stock',
    call: 'listStock',
    badge: { count: 'lowStock', words: 'below their mark' },
  },
  { path: panelPaths.accounts, label: 'Accounts', icon: 'accounts', call: 'listAccounts' },
  { path: panelPaths.figures, label: 'Figures', icon: 'figures', call: 'getFigures' },
  { path: panelPaths.products, label: 'Product Master', icon: 'product', call: 'updateProduct' },
  { path: panelPaths.users, label: 'User Master', icon: 'users', call: 'listUsers' },
  {
    path: panelPaths.contacts,
    label: 'Contact Master',
    icon: 'contact',
    call: 'listContactMessages',
    badge: { count: 'messages', words: 'not settled' },
  },
  { path: panelPaths.settings, label: 'Settings', icon: 'settings', call: 'listStaff' },
];

/** Pages below a link of the sidebar. */
const innerPages: PanelPage[] = [
  { path: panelPaths.confirm, label: 'Confirm orders', call: 'takeNextOrder' },
  { path: panelPaths.soldToday, label: 'Sold today', call: 'listOrders' },
  { path: panelPaths.profile, label: settingsTitles.profile, call: 'saveSettings' },
  { path: panelPaths.speed, label: 'How fast the shop is', call: 'getVisitFigures' },
  { path: panelPaths.bill, label: 'Bill', call: 'getBill' },
  { path: panelPaths.creditNote, label: 'Credit note', call: 'getCreditNote' },
  { path: panelPaths.runSheet, label: 'Run sheet', call: 'getRun' },
  { path: panelPaths.cashCount, label: 'Count cash', call: 'countCash' },
  { path: panelPaths.millingSheet, label: 'Milling sheet', call: 'getMillingSheet' },
  { path: panelPaths.packingSlips, label: 'Packing slips', call: 'getPackingSlips' },
  { path: panelPaths.batches, label: 'Batches', call: 'listBatches' },
  { path: panelPaths.batch, label: 'Batch', call: 'getBatch' },
  { path: panelPaths.account, label: 'Account', call: 'getAccount' },
  { path: panelPaths.accountStatements, label: 'Statements', call: 'listAccountStatements' },
  { path: panelPaths.labels, label: 'Bag labels', call: 'getBagLabels' },
  { path: panelPaths.bankStatement, label: 'Bank statement', call: 'recordBankRows' },
  { path: panelPaths.slip, label: 'Pack an order', call: 'getOrder' },
  { path: panelPaths.delivery, label: settingsTitles.delivery, call: 'saveSettings' },
  { path: panelPaths.payment, label: settingsTitles.payment, call: 'saveSettings' },
  { path: panelPaths.alerts, label: settingsTitles.alerts, call: 'saveSettings' },
  { path: panelPaths.banners, label: settingsTitles.banners, call: 'saveSettings' },
  { path: panelPaths.testimonials, label: settingsTitles.testimonials, call: 'saveSettings' },
  { path: panelPaths.legal, label: settingsTitles.legal, call: 'saveSettings' },
  { path: panelPaths.staff, label: 'Staff', call: 'listStaff' },
  { path: panelPaths.audit, label: 'Audit log', call: 'listAudit' },
  { path: panelPaths.data, label: 'Data', call: 'exportData' },
  { path: panelPaths.productImport, label: 'Import products', call: 'importProducts' },
  { path: panelPaths.passkeys, label: 'Passkeys', call: 'listPasskeys' },
];

export function linksFor(duty: Duty): ShellLink[] {
  return shellLinks.filter(({ call }) => mayCall(duty, call));
}

export function findCurrentPage(pathname: string): PanelPage | undefined {
  const path = panelPageOf(pathname);
  return [...shellLinks, ...innerPages].find((page) => page.path === path);
}

/** Pages that stand below another link than their address says. */
const placedBelow: Partial<Record<string, string>> = {
  [panelPaths.batch]: panelPaths.stock,
  [panelPaths.bankStatement]: panelPaths.accounts,
  [panelPaths.accountStatements]: panelPaths.accounts,
};

/** The link of this page, or of the page above it. */
export function findCurrentLink(pathname: string): ShellLink | undefined {
  const page = panelPageOf(pathname);
  const path = placedBelow[page] ?? page;
  return (
    shellLinks.find((link) => link.path === path) ??
    shellLinks.find((link) => link.path !== panelPaths.users && path.startsWith(`${link.path}/`))
  );
}
