import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { useShop } from '../../lib/api/shop.ts';
import { isTranslated } from '../../lib/language/translated-pages.ts';
import { mayCall } from '../../lib/session/duty.ts';
import type { StaffUser } from '../../lib/session/session.ts';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { ProgressBar } from '../../ui/messages/progress-bar.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { Tips } from '../../ui/tips/tips.tsx';
import { useScreen } from '../../ui/use-screen.ts';
import { BesideContent } from '../../ui/use-width.ts';
import { NotAllowed } from './not-allowed.tsx';
import { PlaceholderNotice } from './placeholder-notice.tsx';
import { findCurrentPage, linksFor } from './shell-links.ts';
import { shellTexts } from './shell-texts.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { sidebarWidths, useSidebar } from './use-sidebar.ts';
import { strongLine } from '../../ui/layout/looks.ts';

const SidebarOverlay = lazyOverlay(
  async () => (await import('./sidebar-overlay.tsx')).SidebarOverlay,
);
const OwnRun = lazy(async () => ({ default: (await import('./own-run.tsx')).OwnRun }));

/**
 * The frame around every page: sidebar and top bar. A page that the duty does not include is not
 * shown.
 */
export function Shell({ user, children }: { user: StaffUser; children: ReactNode }) {
  const shop = useShop();
  const { form, toggle } = useSidebar();
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const overlayId = useId();
  const { pathname } = useLocation();
  const { duty } = user;
  const page = findCurrentPage(pathname);
  const isAllowed = page === undefined || mayCall(duty, page.call);
  const hasLinks = linksFor(duty).length > 0;
  const refusal = refusalOn(page?.path, hasLinks);
  const title = isAllowed ? (page?.label ?? 'Page not found') : refusal?.title;
  const screen = useScreen();
  useHeadingFocus(pathname);

  return (
    <Box lang="en" sx={{ display: 'flex' }}>
      {title !== undefined && !(isAllowed && isTranslated(pathname)) && (
        <title>{`${title} | ${shop.name} Admin Panel`}</title>
      )}
      <GlobalStyles styles={{ body: { '--sidebar': `${sidebarWidths[form]}px` } }} />
      <ProgressBar />
      <Tips />
      <Box component="a" href="#content" sx={skipLink}>
        Skip to content
      </Box>
      {form === 'overlay' ? (
        <SidebarOverlay
          id={overlayId}
          shopName={shop.name}
          duty={duty}
          state={{
            isOpen: isOverlayOpen,
            onClose: () => setIsOverlayOpen(false),
            onExited: () => undefined,
          }}
        />
      ) : (
        <Sidebar shopName={shop.name} duty={duty} isNarrow={form === 'narrow'} onToggle={toggle} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TopBar
          shopName={shop.name}
          user={user}
          menuButton={
            form === 'overlay' && hasLinks
              ? { overlayId, isOpen: isOverlayOpen, onOpen: () => setIsOverlayOpen(true) }
              : undefined
          }
        />
        <Box component="main" id="content" tabIndex={-1} sx={content}>
          {mayCall(duty, 'getSetup') && <PlaceholderNotice />}
          {isAllowed && (
            <BesideContent value={sidebarWidths[form] + 2 * margins[screen] * STEP}>
              {children}
            </BesideContent>
          )}
          {!isAllowed && refusal && <NotAllowed {...refusal} />}
          {!isAllowed && !refusal && (
            <Suspense>
              <OwnRun />
            </Suspense>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/**
 * Undefined on User Master: people without a page in the sidebar see their own run there instead.
 */
function refusalOn(path: string | undefined, hasLinks: boolean) {
  if (path === panelPaths.users) return undefined;
  const homeLabel = hasLinks ? shellTexts.goHome : shellTexts.goToOwnPage;
  return { ...shellTexts.notAllowed, homeLabel };
}

/** The margins are in steps of the theme. */
const margins = { phone: 3, tablet: 4, desk: 5 } as const;
const STEP = 4;

const content = {
  px: { xs: margins.phone, sm: margins.tablet, md: margins.desk },
  pt: { xs: 4, sm: 5 },
  // This lets the last row of a list scroll clear of the toasts.
  pb: 'calc(20px + var(--toasts, 0px))',
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
  border: strongLine,
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
