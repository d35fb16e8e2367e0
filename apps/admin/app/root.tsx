import '@fontsource-variable/eczar';
import '@fontsource/mukta/400.css';
import '@fontsource/mukta/500.css';
import '@fontsource/mukta/600.css';
import '@fontsource/mukta/700.css';
import './assets/fonts/fonts.css';
import './boot.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { queryClient } from './lib/api/query-client.ts';
import { ErrorScreen } from './ui/messages/error-screen.tsx';
import { colours } from './ui/theme/colours.ts';
import { theme } from './ui/theme/theme.ts';
import { ToastProvider } from './ui/toast/toast-provider.tsx';

/** Fonts are not preloaded: on a slow line they would come before the scripts that show a text. */
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={colours.basalt900} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * This is part of index.html. It has plain elements only, because MUI's styles load with the
 * scripts.
 */
export function HydrateFallback() {
  return (
    <main className="boot">
      <title>Admin Panel</title>
      <p>Loading...</p>
      <noscript>
        The admin panel needs JavaScript. Please switch it on and reload the page.
      </noscript>
    </main>
  );
}

export default function App() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers>
      <main>
        <title>Unexpected Application Error!</title>
        <ErrorScreen error={error} homePath="/admin" homeLabel="Go to User Master" />
      </main>
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
