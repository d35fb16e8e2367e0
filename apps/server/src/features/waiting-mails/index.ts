export { watchMails } from './watch-mails.ts';
