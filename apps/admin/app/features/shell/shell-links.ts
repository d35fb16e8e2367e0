import { panelPaths } from '@dalan/contract/panel-paths';
import type { IconName } from '../../ui/icon-paths.ts';

type ShellLink = { path: string; label: string; icon: IconName };

export const shellLinks: ShellLink[] = [
  { path: panelPaths.users, label: 'User Master', icon: 'users' },
  { path: panelPaths.products, label: 'Product Master', icon: 'product' },
  { path: panelPaths.orders, label: 'Order Master', icon: 'orders' },
  { path: panelPaths.contacts, label: 'Contact Master', icon: 'contact' },
];

export function findCurrentLink(pathname: string): ShellLink | undefined {
  const path = pathname.replace(/\/+$/, '');
  return shellLinks.find((link) => link.path === path);
}
