import type { MessageClock, MessageState } from '@dalan/contract/contact/complaints';
import { contactSortFields, staffContactTexts } from '@dalan/contract/contact/contact';
import { formatRecent } from '../../lib/format/india-time.ts';
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
    filter: 'Show',
    filters: {
      'not-settled': 'Not settled',
      open: 'Open',
      acknowledged: 'Acknowledged',
      settled: 'Settled',
      late: 'Late',
    },
    all: 'All messages',
    noneInState: 'No message is in this state. Choose another one above.',
    moveTo: {
      open: 'Not answered yet',
      acknowledged: 'Mark as acknowledged',
      settled: 'Mark as settled',
      again: 'Open again',
    },
    moved: {
      open: 'Message is open again',
      acknowledged: 'Message acknowledged',
      settled: 'Message settled',
    },
    limits: {
      open: 'The law gives 48 hours to answer.',
      acknowledged: 'The law gives one month to settle.',
      settled: '',
    },
    notMoved: 'Failed to change the message',
  },
} as const;

/** `Answer by 20 Nov, 11:20 am`, or `Late` first once that has passed. */
export function clockText(state: MessageState, clock: MessageClock | undefined): string {
  if (clock === undefined) return 'Settled';
  const due = formatRecent(clock.dueAt.toISOString());
  if (state === 'open') {
    return clock.isLate ? `Late: answer was due ${due}` : `Answer by ${due}`;
  }
  return clock.isLate
    ? `Late: acknowledged, but to settle by ${due}`
    : `Acknowledged, settle by ${due}`;
}

const { texts } = contactMaster;

export function listTexts(search: string, failure: string, isFiltered: boolean): ListTexts {
  return {
    noun: 'messages',
    empty: {
      title: texts.none,
      text: isFiltered
        ? texts.noneInState
        : 'What visitors write on the contact page of the shop appears here.',
    },
    noMatch: {
      title: texts.none,
      text: `Nothing matches “${search}” in name, email, subject, message or day.`,
    },
    failed: { title: failure, text: 'Nothing is lost: only this list did not come.' },
  };
}
