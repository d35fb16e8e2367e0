import type { EndpointName } from '../endpoints.ts';
import type { Preferences } from './preferences.schema.ts';

export type { Preferences };

/** The lists whose page size a person can choose. */
export type SizedList = keyof NonNullable<Preferences['pageSizes']>;

/** Every size that a list offers. Each list says which of them it has. */
export const pageSizes = [5, 10, 25] as const;

/** The pages of the sidebar, by their names in `panelPaths`. */
export const startPages = [
  'today',
  'counter',
  'drawer',
  'orders',
  'runs',
  'stock',
  'accounts',
  'figures',
  'products',
  'users',
  'contacts',
  'settings',
] as const;
export type StartPage = (typeof startPages)[number];

/** The main call of each page. People who may not make it see neither the link nor the page. */
export const startPageCalls = {
  today: 'getToday',
  counter: 'sellAtCounter',
  drawer: 'getDrawer',
  orders: 'listOrders',
  runs: 'listRuns',
  stock: 'listStock',
  accounts: 'listAccounts',
  figures: 'getFigures',
  products: 'updateProduct',
  users: 'listUsers',
  contacts: 'listContactMessages',
  settings: 'listStaff',
} as const satisfies Record<StartPage, EndpointName>;

export const preferenceTexts = {
  startPageNotAllowed: 'Your duty does not include this page.',
} as const;
