import { Suspense, use } from 'react';

import type { LoadedAccount } from './load-account.ts';

type AccountSlotProps = { loaded: Promise<LoadedAccount | undefined>; url: string };

/** Above the orders. Empty for customers without an account, and until the shop has answered. */
export function AccountSlot(props: AccountSlotProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ loaded, url }: AccountSlotProps) {
  const { account, AccountPanel } = use(loaded) ?? {};
  return AccountPanel && <AccountPanel account={account} url={url} />;
}
