import type { IconName } from '../../ui/icon.tsx';

export type NavigationLink = { to: string; label: string };

export const mainLinks: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Products' },
  { to: '/aboutus', label: 'About Us' },
  { to: '/contact', label: 'Contact' },
];

export const quickLinks: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Products' },
  { to: '/contact', label: 'Contact' },
  { to: '/aboutus', label: 'About Us' },
];

/** `pages` are all those that a link stands for, where it is more than one. */
type BottomBarLink = NavigationLink & { icon: IconName; pages?: readonly string[] };

export const bottomBarLinks: readonly BottomBarLink[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/products', label: 'Products', icon: 'grain' },
  { to: '/cart', label: 'Cart', icon: 'cart' },
  { to: '/profile', label: 'Profile', icon: 'person', pages: ['/profile', '/myorders'] },
];
