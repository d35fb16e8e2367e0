export { startOrderMail } from './start-order-mail.ts';
export { watchOutbox } from './watch-outbox.ts';
