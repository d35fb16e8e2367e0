/**
 * Every page of the shop, one row each. Routes, canonical addresses, the log-in, the service worker,
 * the navigation, the prefetch and the site's files all read it. See decision 67.
 *
 * Plain data: the router's config, the server and the build read it. Browsers get the lists of
 * `page-lists.rules.ts`, which the build makes from it.
 */
import type { layoutTexts } from './features/layout/layout.texts.ts';

/**
 * `everyone`: in the sitemap. `customers unless open`: the owner can open flours to visitors.
 * `visitors`: log-in, registration and forgotten password. `mailed link`: no cache keeps it, and it
 * needs no log-in. `no network`: the service worker shows it. No log-in returns to the last three.
 */
export type Audience =
  | 'everyone'
  | 'customers'
  | 'customers unless open'
  | 'visitors'
  | 'mailed link'
  | 'no network';

/** Data that is loaded when a link to the page is tapped. `related` are flours like this one. */
export type Prefetch = 'home' | 'shelf' | 'flour' | 'related' | 'profile';

type PageRow = {
  /** The path as in the router. A flour's id is the second part. */
  path: `/${string}`;
  /** `home` is `routes/home.route.tsx`. */
  route: string;
  forWhom: Audience;
  /** The query parameters that change the server's HTML. `canonical-urls.server.ts` has their rule. */
  query?: readonly string[];
  /** The address of the one HTML that all addresses of this page share: it shows no parameter. */
  shell?: `/${string}`;
  /** The page starts with a picture or a coloured area, so there is no band below the header. */
  hasHero?: true;
  /** The page has a large picture and works without scripts, which start after the load event. */
  startsLate?: true;
  prefetch?: readonly Prefetch[];
  /** When the service worker keeps it for a phone without a network. */
  kept?: 'always' | 'once opened';
  /** What the line below the header says about the age of its prices, without a network. */
  shows?: 'flours' | 'an order';
  link?: PageLink;
  /** The link that is marked on this page: as a link to the page itself, or to the one above it. */
  marks?: { link: string; as: 'page' | true };
};

/** The numbers are places in the header's menu, the footer's quick links and the phone's bottom bar. */
type PageLink = {
  text: TextOfLink;
  menu?: number;
  footer?: number;
  bar?: { place: number; icon: 'home' | 'grain' | 'cart' | 'person' };
};

type Texts = typeof layoutTexts;
type TextOfLink = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

const rows = [
  {
    path: '/',
    route: 'home',
    forWhom: 'everyone',
    hasHero: true,
    startsLate: true,
    prefetch: ['home'],
    kept: 'always',
    shows: 'flours',
    link: { text: 'home', menu: 1, footer: 1, bar: { place: 1, icon: 'home' } },
  },
  {
    path: '/products',
    route: 'products',
    forWhom: 'everyone',
    query: ['q', 'category', 'min', 'max', 'instock', 'sale', 'sort', 'page'],
    startsLate: true,
    prefetch: ['shelf'],
    kept: 'always',
    shows: 'flours',
    link: { text: 'products', menu: 2, footer: 2, bar: { place: 2, icon: 'grain' } },
  },
  {
    path: '/product/:id',
    route: 'product',
    forWhom: 'customers unless open',
    hasHero: true,
    startsLate: true,
    prefetch: ['flour', 'related'],
    kept: 'once opened',
    shows: 'flours',
    marks: { link: '/products', as: true },
  },
  {
    path: '/aboutus',
    route: 'about-us',
    forWhom: 'everyone',
    hasHero: true,
    link: { text: 'aboutUs', menu: 3, footer: 4 },
  },
  {
    path: '/contact',
    route: 'contact',
    forWhom: 'everyone',
    hasHero: true,
    kept: 'always',
    link: { text: 'contact', menu: 4, footer: 3 },
  },
  {
    path: '/privacy',
    route: 'privacy',
    forWhom: 'everyone',
    link: { text: 'privacy', footer: 7 },
  },
  {
    path: '/delivery-and-refunds',
    route: 'delivery-and-refunds',
    forWhom: 'everyone',
    kept: 'always',
    link: { text: 'delivery', footer: 5 },
  },
  {
    path: '/terms',
    route: 'terms',
    forWhom: 'everyone',
    link: { text: 'terms', footer: 6 },
  },
  {
    path: '/accessibility',
    route: 'accessibility',
    forWhom: 'everyone',
    link: { text: 'accessibility', footer: 8 },
  },
  {
    path: '/login',
    route: 'log-in',
    forWhom: 'visitors',
    query: ['next', 'reason'],
    hasHero: true,
  },
  { path: '/register', route: 'register', forWhom: 'visitors', query: ['next'], hasHero: true },
  { path: '/forgotten-password', route: 'forgotten-password', forWhom: 'visitors' },
  { path: '/new-password', route: 'new-password', forWhom: 'mailed link' },
  { path: '/confirm-email', route: 'confirm-email', forWhom: 'mailed link' },
  { path: '/repeat', route: 'repeat', forWhom: 'mailed link' },
  {
    path: '/profile',
    route: 'profile',
    forWhom: 'customers',
    hasHero: true,
    prefetch: ['profile'],
    link: { text: 'profile', bar: { place: 4, icon: 'person' } },
  },
  {
    path: '/cart',
    route: 'cart',
    forWhom: 'customers',
    kept: 'always',
    shows: 'flours',
    link: { text: 'cart', bar: { place: 3, icon: 'cart' } },
  },
  {
    path: '/cart/checkout',
    route: 'cart-checkout',
    forWhom: 'customers',
    prefetch: ['profile'],
    kept: 'always',
    shows: 'an order',
  },
  {
    path: '/cart/:productId/:quantity',
    route: 'buy-now',
    forWhom: 'customers',
    shell: '/cart/any/1',
    prefetch: ['flour', 'profile'],
    kept: 'always',
    shows: 'an order',
  },
  {
    path: '/kept-order/:key',
    route: 'kept-order',
    forWhom: 'customers',
    shell: '/kept-order/any',
    kept: 'always',
    shows: 'an order',
  },
  {
    path: '/myorders',
    route: 'my-orders',
    forWhom: 'customers',
    kept: 'always',
    marks: { link: '/profile', as: 'page' },
  },
  // This page redirects to My Orders.
  { path: '/orders', route: 'orders', forWhom: 'customers' },
  {
    path: '/orders/:id/bill',
    route: 'bill',
    forWhom: 'customers',
    shell: '/orders/any/bill',
  },
  {
    path: '/credit-notes/:id',
    route: 'credit-note',
    forWhom: 'customers',
    shell: '/credit-notes/any',
  },
  { path: '/statement', route: 'statement', forWhom: 'customers' },
  { path: '/offline', route: 'offline', forWhom: 'no network', kept: 'always' },
] as const satisfies readonly PageRow[];

type Row = (typeof rows)[number];
export type PagePath = Row['path'];
export type Page = PageRow & { path: PagePath };

export const pages: readonly Page[] = rows;

type WithParameters = { path: `${string}:${string}` };
type WithQuery = { query: readonly string[] };
/** Pages that show more than one thing, so that `canonical-urls.server.ts` must have their rule. */
export type PathWithRule = Exclude<
  Extract<Row, WithQuery | WithParameters>,
  { shell: string }
>['path'];
