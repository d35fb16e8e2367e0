import type { IconName } from '../../ui/icon.tsx';

/** `below` is the path prefix of the link's subpages. */
export type NavigationLink = { to: string; label: string; below?: string };

const home: NavigationLink = { to: '/', label: 'Home' };
const products: NavigationLink = { to: '/products', label: 'Products', below: '/product/' };
const aboutUs: NavigationLink = { to: '/aboutus', label: 'About Us' };
const contact: NavigationLink = { to: '/contact', label: 'Contact' };
const delivery: NavigationLink = { to: '/delivery-and-refunds', label: 'Delivery and refunds' };
const terms: NavigationLink = { to: '/terms', label: 'Terms' };
const privacy: NavigationLink = { to: '/privacy', label: 'Privacy' };

export const mainLinks = [home, products, aboutUs, contact];
export const quickLinks = [home, products, contact, aboutUs, delivery, terms, privacy];

/** `pages` lists the pages that the link stands for, if more than one. */
type BottomBarLink = NavigationLink & { icon: IconName; pages?: readonly string[] };

export const bottomBarLinks: readonly BottomBarLink[] = [
  { ...home, icon: 'home' },
  { ...products, icon: 'grain' },
  { to: '/cart', label: 'Cart', icon: 'cart' },
  { to: '/profile', label: 'Profile', icon: 'person', pages: ['/profile', '/myorders'] },
];

/** `page` on the link's own page, `true` on its subpages. */
export function ariaCurrent(
  { to, below, pages = [to] }: Pick<BottomBarLink, 'to' | 'below' | 'pages'>,
  pathname: string,
): 'page' | true | undefined {
  if (pages.includes(pathname)) return 'page';
  return (below !== undefined && pathname.startsWith(below)) || undefined;
}
