// This import comes first, because it declares the order of the layers.
import './styles/storefront.css';
import './styles/script.texts.ts';

import { pathIn } from '@dalan/contract/language/languages';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useSearchParams,
} from 'react-router';

import type { Route } from './+types/root';
import { AccountLinks, MenuAccountLinks } from './features/accounts/account-links.tsx';
import { CartBadge } from './features/cart/cart-badge.tsx';
import { BottomBar } from './features/layout/bottom-bar.tsx';
import { ErrorScreen } from './features/layout/error-screen.tsx';
import { Footer } from './features/layout/footer.tsx';
import { Header } from './features/layout/header.tsx';
import { layoutTexts } from './features/layout/layout.texts.ts';
import { PageAnnouncer } from './features/layout/page-announcer.tsx';
import { PageProgress } from './features/layout/page-progress.tsx';
import { PrefetchPages } from './features/layout/prefetch-pages.tsx';
import { useConnectionToasts } from './features/layout/use-connection-toasts.ts';
import { OfflineStatus } from './features/offline/offline-status.tsx';
import { NextProductSkeleton } from './features/product-detail/next-product-skeleton.tsx';
import { pageLanguage } from './lib/language/page-language.texts.ts';
import { lateLayoutScript } from './lib/late-layout/late-layout-script.ts';
import { useFullLayout } from './lib/late-layout/use-full-layout.ts';
import { listenForInstallOffer } from './lib/offline/listen-for-install-offer.ts';
import { useKeepShop } from './lib/offline/use-keep-shop.ts';
import { earlyTapsScript } from './lib/taps/early-taps-script.ts';
import { settingsContext, shopContext, workerContext } from './lib/router/request-context.ts';
import { readSearchText } from './lib/search-text.ts';
import { storedStateScript } from './lib/session/stored-state-script.ts';
import { showStoredState } from './lib/session/stored-state.ts';
import { useSlowNavigationPath } from './lib/router/use-slow-navigation-path.ts';
import { shopName } from './lib/shop-words.ts';
import { useShop } from './lib/use-shop.ts';
import { useStaffGuard } from './lib/session/use-staff-guard.ts';
import { openFloursMark } from './lib/session/open-flours.ts';
import { visitorGuardScript } from './lib/session/visitor-guard-script.ts';
import { flourPage, heroPages } from './page-lists.rules.ts';
import { SearchBox } from './ui/search-box.tsx';
import { ToastRegion } from './ui/toast.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  return {
    shop: context.get(shopContext),
    origin,
    year: new Date().getFullYear(),
    ...(context.get(settingsContext).delivery.isOn && { hasDeliveryRule: true as const }),
    ...(context.get(settingsContext).profile.floursForVisitors && {
      hasOpenFlours: true as const,
    }),
    ...(context.get(workerContext) && { hasWorker: true as const }),
  };
}

/** The shop's profile does not change during a visit. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: pathIn(pageLanguage, '/site.webmanifest') },
];

export function Layout({ children }: { children: ReactNode }) {
  const { shop, year, hasOpenFlours = false, hasWorker = false } = useShop();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isHome = pathname === '/';
  const isProducts = pathname === '/products';
  // The server renders all other pages without the query.
  const searchText = isProducts ? readSearchText(query) : '';

  useStaffGuard();
  useFullLayout();
  useConnectionToasts();
  useKeepShop(hasWorker);
  useEffect(listenForInstallOffer, []);
  useEffect(() => {
    showStoredState();
    // The event fires when another tab has changed the session or the cart.
    window.addEventListener('storage', showStoredState);
    return () => window.removeEventListener('storage', showStoredState);
  }, []);

  return (
    <html lang={pageLanguage} {...(hasOpenFlours && openFloursMark)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1c2124" />
        <Meta />
        <Links />
        <InlineScript run="first" />
        {flourPage.test(pathname) && !hasOpenFlours && <InlineScript run="guard" />}
      </head>
      <body>
        <a href="#main" className="skip-link">
          {layoutTexts.skip}
        </a>
        <Header
          shopName={shopName(shop)}
          searchText={searchText}
          hasWideSearch={!isProducts}
          cartBadge={<CartBadge />}
          account={<AccountLinks />}
          menuAccount={<MenuAccountLinks />}
        />
        <InlineScript run="again" />
        {(isHome || isProducts) && (
          <SearchBox
            action="/products"
            label={layoutTexts.search}
            placeholder={layoutTexts.searchOnPhone}
            text={searchText}
            className="mx-(--gutter) mb-3 md:hidden"
          />
        )}
        <OfflineStatus />
        {!heroPages.test(pathname) && <div aria-hidden="true" className="band" />}
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer shop={shop} year={year} />
        <BottomBar cartBadge={<CartBadge />} />
        <InlineScript run="again" />
        <PageProgress />
        <PrefetchPages />
        <ToastRegion />
        <PageAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const inlineScripts = {
  first: () => `${earlyTapsScript};${storedStateScript.first};${lateLayoutScript}`,
  guard: () => visitorGuardScript,
  again: () => storedStateScript.again,
};

/** Runs before the elements around it are painted. React keeps the text of the server's HTML. */
function InlineScript({ run }: { run: keyof typeof inlineScripts }) {
  const text = import.meta.env.SSR ? inlineScripts[run]() : '';
  return <script suppressHydrationWarning>{text}</script>;
}

export default function App() {
  const { pathname } = useLocation();
  const next = useSlowNavigationPath() ?? pathname;
  return next !== pathname && flourPage.test(next) ? <NextProductSkeleton /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { key } = useLocation();
  return <ErrorScreen key={key} error={error} />;
}
