/**
 * These are one chunk, loaded after the list, because each further chunk makes every page of the
 * panel larger.
 */
export { InviteForm } from './invite-form.tsx';
export { LinkDialog } from './link-dialog.tsx';
export { StaffDialogs } from './staff-dialogs.tsx';
