import { endpoint } from './endpoint.ts';
import type { HomeContent } from './home.ts';

type Nothing = Record<never, never>;

export const homeEndpoints = {
  getHome: endpoint<Nothing, HomeContent>('GET', '/api/home', 'public'),
};
