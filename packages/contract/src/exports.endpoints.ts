import { endpoint, owner } from './endpoint.ts';
import type { ExportQuery, ExportsAnswer, ExportSubject } from './exports.ts';

type Nothing = Record<never, never>;

/** The panel asks first whether a download may start: a link cannot show why it was refused. */
export const exportEndpoints = {
  getExports: endpoint<Nothing, ExportsAnswer>('GET', '/api/admin/export', 'admin', owner, {
    freshProof: 'staff',
  }),
  /** A CSV file for a spreadsheet. */
  exportData: endpoint<{ params: { subject: ExportSubject }; query?: ExportQuery }, string>(
    'GET',
    '/api/admin/export/:subject',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
};
