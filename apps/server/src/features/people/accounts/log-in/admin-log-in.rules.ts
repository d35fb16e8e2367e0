import type { AdminLogInAnswer, User } from '@dalan/contract/people/accounts';
import type { Duty } from '@dalan/contract/people/staff';

/** The specification's shape of a log-in by staff, with their duty beside it. */
export function toAdminLogIn(staff: { user: User; duty: Duty | undefined }): AdminLogInAnswer {
  const { _id: userId, ...details } = staff.user;
  return { data: { userId, ...details, ...(staff.duty && { duty: staff.duty }) } };
}
