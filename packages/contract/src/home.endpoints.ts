import { endpoint } from './endpoint.ts';
import type { HomeContent } from './home.ts';
import type { LanguageQuery } from './languages.ts';

export const homeEndpoints = {
  getHome: endpoint<{ query?: LanguageQuery }, HomeContent>('GET', '/api/home', 'public'),
};
