import type { SettingsPage } from '@dalan/contract/settings/settings';
import type { Tx } from '../platform/db/transaction.ts';

/** What a feature tells others without knowing them. `event-listeners.ts` says who listens. */
export type Events = {
  /** The stock of some flour may have changed. Told after the commit. */
  stockMoved: () => void;
  /** Told in the transaction of the save: a listener that throws undoes it. */
  settingsSaved: (tx: Tx, page: SettingsPage) => Promise<void>;
  /** Disabled or erased. Told after the commit, and again if the person was disabled before. */
  staffDisabled: (change: { userId: string; actorId: string }) => Promise<void>;
};
