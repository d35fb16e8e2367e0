import { counter, endpoint } from './endpoint.ts';
import type {
  MillingQuery,
  MillingSheet,
  PackingSlipsAnswer,
  PackingSlipsQuery,
  SheetPrinted,
} from './milling.ts';
import type { SheetPrintedAnswer } from './milling.schema.ts';

export const millingEndpoints = {
  getMillingSheet: endpoint<{ query?: MillingQuery }, MillingSheet>(
    'GET',
    '/api/admin/milling-sheet',
    'admin',
    counter,
  ),
  markSheetPrinted: endpoint<{ body: SheetPrinted }, SheetPrintedAnswer>(
    'POST',
    '/api/admin/milling-sheet/printed',
    'admin',
    counter,
  ),
  getPackingSlips: endpoint<{ query: PackingSlipsQuery }, PackingSlipsAnswer>(
    'GET',
    '/api/admin/packing-slips',
    'admin',
    counter,
  ),
};
