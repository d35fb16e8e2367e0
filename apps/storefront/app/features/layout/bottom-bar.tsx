import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { bottomBarLinks } from './navigation.ts';

/** Four thumbs' reach links, fixed at the foot of small screens. */
export function BottomBar({ cartBadge }: { cartBadge: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Shortcuts" className="bottom-bar md:hidden">
      {bottomBarLinks.map(({ to, label, icon, pages = [to] }) => (
        <Link key={to} to={to} aria-current={pages.includes(pathname) ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
          {to === '/cart' && cartBadge}
        </Link>
      ))}
    </nav>
  );
}
