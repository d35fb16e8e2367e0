import type { Staff } from '@dalan/contract/people/staff';
import type { Db } from '../../../platform/db/database.ts';
import { listInvitations } from './invitations.queries.ts';
import { listStaffRows } from './staff.queries.ts';

export async function listStaff(db: Db): Promise<Staff> {
  const [people, invitations] = await Promise.all([listStaffRows(db), listInvitations(db)]);
  return { people, invitations };
}
