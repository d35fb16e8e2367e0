export { accountLetters } from './account-letters.ts';
export { makeConfirmation } from './make-confirmation.ts';
export type { Confirmation } from './make-confirmation.ts';
export { queueAccountMail } from './queue-account-mail.ts';
