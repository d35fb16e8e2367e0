export { startOrderMail } from './start-order-mail.ts';
