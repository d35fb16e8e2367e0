import { endpoint, owner } from './endpoint.ts';
import type { Figures, FiguresQuery } from './figures.ts';

export const figuresEndpoints = {
  getFigures: endpoint<{ query: FiguresQuery }, Figures>(
    'GET',
    '/api/admin/figures',
    'admin',
    owner,
  ),
};
