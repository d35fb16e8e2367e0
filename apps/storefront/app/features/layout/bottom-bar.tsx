import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { bottomBarLinks } from './navigation.ts';

/** Four thumbs' reach links, fixed at the foot of small screens. */
export function BottomBar({ cartBadge }: { cartBadge: ReactNode }) {
  return (
    <nav aria-label="Shortcuts" className="bottom-bar md:hidden">
      {bottomBarLinks.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end>
          <Icon name={icon} />
          {label}
          {to === '/cart' && cartBadge}
        </NavLink>
      ))}
    </nav>
  );
}
