export { inviteStaff } from './invite-staff.ts';
export { joinStaff } from './join-staff.ts';
