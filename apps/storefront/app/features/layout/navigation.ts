import type { IconName } from '../../ui/icon.tsx';
import { layoutTexts } from './layout.texts.ts';

/** `below` is the path prefix of the link's subpages. */
export type NavigationLink = { to: string; label: string; below?: string };

const home: NavigationLink = { to: '/', label: layoutTexts.home };
const products: NavigationLink = {
  to: '/products',
  label: layoutTexts.products,
  below: '/product/',
};
const aboutUs: NavigationLink = { to: '/aboutus', label: layoutTexts.aboutUs };
const contact: NavigationLink = { to: '/contact', label: layoutTexts.contact };
const delivery: NavigationLink = { to: '/delivery-and-refunds', label: layoutTexts.delivery };
const terms: NavigationLink = { to: '/terms', label: layoutTexts.terms };
const privacy: NavigationLink = { to: '/privacy', label: layoutTexts.privacy };

export const mainLinks = [home, products, aboutUs, contact];
export const quickLinks = [home, products, contact, aboutUs, delivery, terms, privacy];

/** `pages` lists the pages that the link stands for, if more than one. */
type BottomBarLink = NavigationLink & { icon: IconName; pages?: readonly string[] };

export const bottomBarLinks: readonly BottomBarLink[] = [
  { ...home, icon: 'home' },
  { ...products, icon: 'grain' },
  { to: '/cart', label: layoutTexts.cart, icon: 'cart' },
  { to: '/profile', label: layoutTexts.profile, icon: 'person', pages: ['/profile', '/myorders'] },
];

/** `page` on the link's own page, `true` on its subpages. */
export function ariaCurrent(
  { to, below, pages = [to] }: Pick<BottomBarLink, 'to' | 'below' | 'pages'>,
  pathname: string,
): 'page' | true | undefined {
  if (pages.includes(pathname)) return 'page';
  return (below !== undefined && pathname.startsWith(below)) || undefined;
}
