export type { CreditNote, CreditNoteDocument } from './credit-note-documents.schema.ts';
