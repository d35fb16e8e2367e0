import { dutyLabels, staffTexts } from '@dalan/contract/people/staff';
import type { DutyChange, MadePasswordLink } from '@dalan/contract/people/staff';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, ShopError } from '../../../platform/shop-error.ts';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import { changeDutyOf, findDuty, insertPasswordLink, setDisabled } from './staff.queries.ts';
import type { Outcome } from './staff.queries.ts';

/** Who changes whom. The database checks that the session is an enabled owner's, and audits. */
export type StaffChange = { sessionToken: string; userId: string };

export async function changeDuty(db: Db, staff: StaffChange, change: DutyChange): Promise<void> {
  const outcome = await changeDutyOf(db, { ...staff, ...change });
  refuse(outcome);
  if (outcome !== 'changed') return;
  const duty = (await findDuty(db, staff.userId)) ?? change.was;
  throw new ShopError('STAFF_CHANGED', staffTexts.changedMeanwhile(dutyLabels[duty]));
}

/** Ends every session of the person at once. They log in again after `enableStaff`. */
export async function disableStaff(db: Db, staff: StaffChange): Promise<void> {
  refuse(await setDisabled(db, { ...staff, isDisabled: true }));
}

export async function enableStaff(db: Db, staff: StaffChange): Promise<void> {
  refuse(await setDisabled(db, { ...staff, isDisabled: false }));
}

/** The token leaves the server once, in this answer. An older link of the person ends. */
export async function makePasswordLink(db: Db, staff: StaffChange): Promise<MadePasswordLink> {
  const token = createToken();
  const outcome = await insertPasswordLink(db, { ...staff, tokenHash: hashToken(token) });
  refuse(outcome);
  if (outcome === 'owner') throw new ShopError('STAFF_CHANGED', staffTexts.ownerLink);
  return { token };
}

function refuse(outcome: Outcome): void {
  if (outcome === 'forbidden') throw forbidden();
  if (outcome === 'self') throw new ShopError('OWN_ACCOUNT', staffTexts.ownAccount);
  if (outcome === 'no email') throw new ShopError('STAFF_CHANGED', staffTexts.emailFirst);
  if (outcome === 'unknown') throw new ShopError('NOT_FOUND', staffTexts.notFound);
}
