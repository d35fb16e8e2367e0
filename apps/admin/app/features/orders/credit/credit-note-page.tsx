import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { creditNoteTexts as besideInHindi } from '@dalan/contract/payments/credit-note-view.texts.hi';
import { creditNoteTexts as besideInMarathi } from '@dalan/contract/payments/credit-note-view.texts.mr';
import { creditNoteView } from '@dalan/contract/payments/credit-note-view';
import type { CreditNote } from '@dalan/contract/payments/credit-note-documents';
import { CreditNoteSheet } from '@dalan/papers/credit-note-sheet';
import { api } from '../../../lib/api/api.ts';
import { PaperPage } from '../../../lib/papers/paper-page.tsx';
import { readCreditNote } from './credit-note-path.ts';
import { creditNotePageTexts as texts } from './credit-texts.ts';
import '@dalan/papers/bill-sheet.css';
import '@dalan/papers/credit-note-sheet.css';

export function CreditNotePage() {
  const [search] = useSearchParams();
  const { noteId, orderId } = readCreditNote(search);
  const query = useQuery({
    queryKey: ['credit-note', noteId],
    queryFn: ({ signal }) => api.call('getCreditNote', { params: { id: noteId } }, { signal }),
  });
  const backTo = orderId === '' ? panelPaths.orders : `${panelPaths.orders}?order=${orderId}`;
  return (
    <PaperPage texts={texts} backTo={backTo} query={query}>
      {query.data && <StaffCreditNote note={query.data} />}
    </PaperPage>
  );
}

/** The note that staff print goes to the customer, so it is also in their language. */
const besides = { en: undefined, mr: besideInMarathi, hi: besideInHindi };

function StaffCreditNote({ note }: { note: CreditNote }) {
  const { language } = note.document;
  const view = creditNoteView(note, { page: 'en', beside: language });
  return (
    <CreditNoteSheet
      view={view}
      mark={<span className="bill-mark">{view.seller.name}</span>}
      level={2}
      english={undefined}
      beside={language}
      words={besides[language]?.labels}
    />
  );
}
