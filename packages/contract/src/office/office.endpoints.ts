import { counter, endpoint, owner } from '../endpoint.ts';
import type { ById, Nothing } from '../endpoint.ts';
import type { AuditAnswer, AuditQuery } from './audit.ts';
import type { ExportQuery, ExportsAnswer, ExportSubject } from './exports.ts';
import type { Figures, FiguresQuery } from './figures.ts';
import type { UnsentLettersAnswer } from './letters.ts';
import type { MessageAnswer } from '../text/text.ts';

export const officeEndpoints = {
  listAudit: endpoint<{ query?: AuditQuery }, AuditAnswer>(
    'GET',
    '/api/admin/audit',
    'admin',
    owner,
  ),
  /** A file to download, for people: no program reads its fields. */
  getMyData: endpoint<Nothing, Record<string, unknown>>('GET', '/api/my-data', 'customer'),

  // The panel asks first whether a download may start: a link cannot show why it was refused.
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

  getFigures: endpoint<{ query: FiguresQuery }, Figures>(
    'GET',
    '/api/admin/figures',
    'admin',
    owner,
  ),

  listUnsentLetters: endpoint<Nothing, UnsentLettersAnswer>(
    'GET',
    '/api/admin/letters/unsent',
    'admin',
    counter,
  ),
  sendLetterAgain: endpoint<ById, MessageAnswer>(
    'POST',
    '/api/admin/letters/:id/send-again',
    'admin',
    counter,
  ),
};
