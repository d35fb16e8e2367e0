import type { AdminLogInAnswer, User } from '@dalan/contract/accounts';
import type { Duty } from '@dalan/contract/staff';

/** The specification's shape of a log-in by staff, with their duty beside it. */
export function toAdminLogIn(staff: { user: User; duty: Duty | undefined }): AdminLogInAnswer {
  const { _id: userId, ...details } = staff.user;
  return { data: { userId, ...details, ...(staff.duty && { duty: staff.duty }) } };
}
