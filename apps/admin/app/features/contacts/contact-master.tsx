import type { ContactMessage } from '@dalan/contract/contact/contact';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { ListCards } from '../../ui/list/list-cards.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { countText } from '../../ui/list/count-text.ts';
import { ListTable } from '../../ui/list/list-table.tsx';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog, useShownRow } from '../../ui/row-dialog/use-row-dialog.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { ContactActions, contactDialogs } from './contact-actions.tsx';
import type { ContactDialog } from './contact-actions.tsx';
import { ContactCard } from './contact-card.tsx';
import { contactColumns } from './contact-columns.tsx';
import { contactMaster, listTexts } from './contact-texts.ts';
import { useContacts } from './use-contacts.ts';

const ContactDialogs = lazyOverlay(
  async () => (await import('./contact-dialogs.tsx')).ContactDialogs,
);

const { texts } = contactMaster;

export function ContactMaster() {
  const { listRef, isInUse, shown, show, frame } = useRowDialog<ContactDialog, ContactMessage>({
    name: 'message',
    kinds: contactDialogs,
  });
  const { params, view, paging, sorting, isCounted, failure, filter } = useContacts({ isInUse });
  const row = useShownRow(shown, view, frame.onClose);
  const isPhone = useScreen() === 'phone';
  const list = { caption: 'Contacts', view, pageSize: paging.pageSize };
  const actions = (contact: ContactMessage, index: number) => (
    <ContactActions contact={contact} onOpen={(kind) => show(kind, contact, index)} />
  );

  return (
    <>
      <SearchableList
        ref={listRef}
        title="Contact Master"
        count={isCounted ? countText(paging, 'message', params.q) : ''}
        search={{ label: 'Search Contacts', ...params.search }}
        view={view}
        paging={paging}
        texts={listTexts(params.q, failure, filter.value !== '')}
        filter={<FilterSelect icon="clock" label={texts.filter} {...filter} />}
      >
        {isPhone ? (
          <ListCards
            {...list}
            card={(contact, index) => (
              <ContactCard contact={contact} actions={actions(contact, index)} />
            )}
          />
        ) : (
          <ListTable {...list} columns={contactColumns(actions)} sorting={sorting} />
        )}
      </SearchableList>
      {shown && row && <ContactDialogs kind={shown.kind} contact={row} state={frame} />}
    </>
  );
}
