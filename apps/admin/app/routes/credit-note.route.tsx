import { CreditNotePage } from '../features/orders/credit/credit-note-page.tsx';

export default function CreditNoteRoute() {
  return <CreditNotePage />;
}
