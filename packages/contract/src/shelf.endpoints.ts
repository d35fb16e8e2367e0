import { endpoint } from './endpoint.ts';
import type { ShelfPage, ShelfQuery } from './shelf.ts';

export const shelfEndpoints = {
  browseProducts: endpoint<{ query?: ShelfQuery }, ShelfPage>('GET', '/api/shelf', 'public'),
};
