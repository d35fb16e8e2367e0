export type { ClientErrorReport } from './client-errors.schema.ts';

export const CLIENT_ERRORS_PATH = '/api/client-errors';

export const clientApps = ['storefront', 'admin'] as const;
export type ClientApp = (typeof clientApps)[number];

/**
 * `recovered`: React repaired the page, such as after a hydration mismatch. `failed`: nothing
 * caught the error, or only the error screen did. `chunk`: a script did not load.
 */
export const reportedKinds = ['recovered', 'failed', 'chunk'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Limits in characters. The browser cuts longer texts, the server refuses them. */
export const clientErrorLengths = { path: 200, message: 500, stack: 4000, release: 20 } as const;

/** How many different errors one page load reports at most. */
export const REPORTS_PER_PAGE = 3;

/** Share of reports that are sent. Phones on a bad line fail to load scripts all the time. */
export const sampledShares: Record<ReportedKind, number> = { recovered: 1, failed: 1, chunk: 0.1 };
