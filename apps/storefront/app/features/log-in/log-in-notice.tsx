import { accountTexts } from '@dalan/contract/people/accounts';

import type { LogInReason } from '../../lib/session/return-path.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { logInTexts } from './log-in.texts.ts';

const reasons: Record<LogInReason, string> = {
  ended: accountTexts.sessionEnded,
  staff: logInTexts.staffInShop,
};

function isReason(reason: string | null): reason is LogInReason {
  return reason !== null && Object.hasOwn(reasons, reason);
}

/** Why the visitor must log in: a new account, or an ended session. */
export function LogInNotice({ isNew, reason }: { isNew: boolean; reason: string | null }) {
  if (isNew) return <Notice tone="done">{logInTexts.registered}</Notice>;
  return isReason(reason) && <Notice tone="info">{reasons[reason]}</Notice>;
}
