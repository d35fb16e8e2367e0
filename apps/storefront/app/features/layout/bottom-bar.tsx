import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { layoutTexts } from './layout.texts.ts';
import { bottomBarLinks, ariaCurrent } from './navigation.ts';
import './bottom-bar.css';

/** Main links on phones, within reach of the thumb. */
export function BottomBar({ cartBadge }: { cartBadge: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={layoutTexts.shortcuts} className="bottom-bar md:hidden">
      {bottomBarLinks.map((link) => (
        <Link key={link.to} to={link.to} aria-current={ariaCurrent(link, pathname)}>
          <Icon name={link.icon} />
          {link.label}
          {link.to === '/cart' && cartBadge}
        </Link>
      ))}
    </nav>
  );
}
