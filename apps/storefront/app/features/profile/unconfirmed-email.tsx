import { passwordTexts } from '@dalan/contract/people/passwords';
import { useEffect, useState } from 'react';

import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { awaitsLink, loadAccountState } from './load-account-state.ts';

/** Shown in the dialog of a placed order. Renders nothing if there is no link to wait for. */
export function UnconfirmedEmail() {
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    void loadAccountState(asking.signal).then((state) => {
      if (!asking.signal.aborted) setIsUnconfirmed(state !== undefined && awaitsLink(state));
    });
    return () => asking.abort();
  }, []);
  return isUnconfirmed ? <ConfirmEmailNotice text={passwordTexts.confirmAfterOrder} /> : null;
}
