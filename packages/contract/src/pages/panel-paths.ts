/** Every page of the panel. Other paths below `/admin` are not found. */
export const panelPaths = {
  logIn: '/loginadmin',
  forgottenPassword: '/admin/forgotten-password',
  newPassword: '/admin/new-password',
  undoEmail: '/admin/undo-email',
  users: '/admin',
  products: '/admin/productmaster',
  productImport: '/admin/productmaster/import',
  orders: '/admin/ordermaster',
  contacts: '/admin/contactmaster',
  settings: '/admin/settings',
  profile: '/admin/settings/profile',
  delivery: '/admin/settings/delivery',
  payment: '/admin/settings/payment',
  alerts: '/admin/settings/alerts',
  banners: '/admin/settings/banners',
  testimonials: '/admin/settings/testimonials',
  legal: '/admin/settings/legal',
  staff: '/admin/settings/staff',
  bill: '/admin/ordermaster/bill',
  creditNote: '/admin/ordermaster/credit-note',
  today: '/admin/today',
  confirm: '/admin/ordermaster/confirm',
  phoneOrder: '/admin/ordermaster/phone-order',
  changeOrder: '/admin/ordermaster/change',
  millingSheet: '/admin/ordermaster/milling-sheet',
  packingSlips: '/admin/ordermaster/packing-slips',
  labels: '/admin/ordermaster/labels',
  bankStatement: '/admin/ordermaster/bank-statement',
  /** The code on a packing slip opens it. */
  slip: '/admin/ordermaster/slip',
  counter: '/admin/counter',
  soldToday: '/admin/counter/sold',
  runs: '/admin/runs',
  stock: '/admin/stock',
  batches: '/admin/stock/batches',
  /** The code on a bag's label opens it. */
  batch: '/admin/batches/:id',
  drawer: '/admin/counter/drawer',
  accounts: '/admin/accounts',
  account: '/admin/accounts/:id',
  accountStatements: '/admin/account-statements',
  figures: '/admin/figures',
  speed: '/admin/figures/speed',
  runSheet: '/admin/runs/sheet',
  cashCount: '/admin/runs/cash-count',
  /** The page for the rider's phone. */
  rider: '/admin/my-run',
  join: '/admin/join',
  audit: '/admin/settings/audit',
  data: '/admin/settings/data',
  passkeys: '/admin/passkeys',
} as const;

/** `/admin/batches/2026-JW-1117-1`: the page of a batch, by its id or by year and number. */
export function batchPagePath(idOrNumber: string): string {
  return panelPaths.batch.replace(':id', encodeURIComponent(idOrNumber));
}

/** The page of a customer's account. */
export function accountPagePath(customerId: string): string {
  return panelPaths.account.replace(':id', encodeURIComponent(customerId));
}

const patterns = Object.values<string>(panelPaths).filter((path) => path.endsWith('/:id'));

/** The page that an address belongs to: `/admin/batches/:id` for the page of every batch. */
export function panelPageOf(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  const above = path.slice(0, path.lastIndexOf('/'));
  return patterns.find((pattern) => pattern === `${above}/:id`) ?? path;
}
