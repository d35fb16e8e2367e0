import { contactSortFields, staffContactTexts } from '@dalan/contract/contact/contact';
import type { ListTexts } from '../../ui/list/list-frame.tsx';

export const contactMaster = {
  pageSizes: [5, 10, 25],
  sortFields: contactSortFields,
  texts: {
    none: 'No contacts found',
    notFetched: 'Failed to fetch contacts',
    confirmDeletion: 'Are you sure you want to delete this contact message?',
    deleted: staffContactTexts.deleted,
    notDeleted: 'Failed to delete contact',
  },
} as const;

const { texts } = contactMaster;

export function listTexts(search: string, failure: string): ListTexts {
  return {
    noun: 'messages',
    empty: {
      title: texts.none,
      text: 'What visitors write on the contact page of the shop appears here.',
    },
    noMatch: {
      title: texts.none,
      text: `Nothing matches “${search}” in name, email, subject, message or day.`,
    },
    failed: { title: failure, text: 'Nothing is lost: only this list did not come.' },
  };
}
