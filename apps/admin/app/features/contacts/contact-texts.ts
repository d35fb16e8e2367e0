import { contactMaster } from '@dalan/contract/masters';
import type { ListTexts } from '../../ui/list/list-frame.tsx';

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
      text: `Nothing matches “${search}” in name, email, subject or message.`,
    },
    failed: { title: failure, text: 'Nothing is lost: only this list did not come.' },
  };
}
