import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

/** The calls of Figures, for `valid-calls.ts`. */
export const figuresCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/figures': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    query: { from: '2026-11-01', to: '2026-11-14' },
  }),
  'GET /api/admin/figures/visits': async (shop) => ({ by: await logInAs(shop, 'admin') }),
};
