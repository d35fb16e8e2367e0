import { panelPaths } from '@dalan/contract/pages/panel-paths';

const NOTE = 'note';
const ORDER = 'of';

export function creditNotePath(noteId: string, orderId: string): string {
  return `${panelPaths.creditNote}?${NOTE}=${noteId}&${ORDER}=${orderId}`;
}

export function readCreditNote(query: URLSearchParams): { noteId: string; orderId: string } {
  return { noteId: query.get(NOTE) ?? '', orderId: query.get(ORDER) ?? '' };
}
