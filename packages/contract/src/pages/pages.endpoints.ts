import { endpoint, owner } from '../endpoint.ts';
import type { Nothing } from '../endpoint.ts';
import type { MessageAnswer } from '../text/text.ts';
import { CLIENT_ERRORS_PATH } from './client-errors.ts';
import type { ClientErrorReport } from './client-errors.ts';
import { VISITS_PATH } from './visits.ts';
import type { VisitFigures, VisitReport } from './visits.ts';

export const pageEndpoints = {
  reportClientError: endpoint<{ body: ClientErrorReport }, MessageAnswer>(
    'POST',
    CLIENT_ERRORS_PATH,
    'public',
  ),
  reportVisit: endpoint<{ body: VisitReport }, MessageAnswer>('POST', VISITS_PATH, 'public'),
  getVisitFigures: endpoint<Nothing, VisitFigures>(
    'GET',
    '/api/admin/figures/visits',
    'admin',
    owner,
  ),
};
