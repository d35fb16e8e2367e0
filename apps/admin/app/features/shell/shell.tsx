import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '@dalan/contract/accounts';
import { useShop } from '../../lib/api/shop.ts';
import { colours } from '../../ui/theme/colours.ts';
import { PlaceholderNotice } from './placeholder-notice.tsx';
import { findCurrentLink } from './shell-links.ts';
import { SidebarOverlay } from './sidebar-overlay.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { sidebarWidths, useSidebar } from './use-sidebar.ts';

/** The frame around every page: sidebar and top bar. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const shop = useShop();
  const { form, toggle } = useSidebar();
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const overlayId = useId();
  const { pathname } = useLocation();
  const page = findCurrentLink(pathname)?.label ?? 'Page not found';
  useHeadingFocus(pathname);

  return (
    <Box sx={{ display: 'flex' }}>
      <title>{`${page} | ${shop.name} Admin Panel`}</title>
      <GlobalStyles styles={{ body: { '--sidebar': `${sidebarWidths[form]}px` } }} />
      <Box component="a" href="#content" sx={skipLink}>
        Skip to content
      </Box>
      {form === 'overlay' ? (
        <SidebarOverlay
          id={overlayId}
          shopName={shop.name}
          isOpen={isOverlayOpen}
          onClose={() => setIsOverlayOpen(false)}
        />
      ) : (
        <Sidebar shopName={shop.name} isNarrow={form === 'narrow'} onToggle={toggle} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TopBar
          shopName={shop.name}
          user={user}
          menuButton={
            form === 'overlay'
              ? { overlayId, isOpen: isOverlayOpen, onOpen: () => setIsOverlayOpen(true) }
              : undefined
          }
        />
        <Box component="main" id="content" tabIndex={-1} sx={content}>
          <PlaceholderNotice />
          {children}
        </Box>
      </Box>
    </Box>
  );
}

const content = {
  px: { xs: 3, sm: 4, md: 5 },
  pt: { xs: 4, sm: 5 },
  pb: 5,
  '&:focus': { outline: 'none' },
};

const skipLink = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: 8,
  left: 8,
  px: 4,
  py: 3,
  backgroundColor: colours.flour0,
  border: `2px solid ${colours.basalt900}`,
  '&:focus-visible': { outlineOffset: '-7px' },
  '&:not(:focus)': { clipPath: 'inset(50%)' },
} as const;

/** Moves the focus to the new page's heading after a navigation, but not on the first load. */
function useHeadingFocus(pathname: string): void {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
