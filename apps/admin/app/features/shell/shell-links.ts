import type { IconName } from '../../ui/icon-paths.ts';

type ShellLink = { path: string; label: string; icon: IconName };

export const shellLinks: ShellLink[] = [
  { path: '/admin', label: 'User Master', icon: 'users' },
  { path: '/admin/productmaster', label: 'Product Master', icon: 'product' },
  { path: '/admin/ordermaster', label: 'Order Master', icon: 'orders' },
  { path: '/admin/contactmaster', label: 'Contact Master', icon: 'contact' },
];

export function findCurrentLink(pathname: string): ShellLink | undefined {
  const path = pathname.replace(/\/+$/, '');
  return shellLinks.find((link) => link.path === path);
}
