/** One chunk, loaded beside the list: each chunk more makes every page of the panel larger. */
export { InviteForm } from './invite-form.tsx';
export { LinkDialog } from './link-dialog.tsx';
export { StaffDialogs } from './staff-dialogs.tsx';
