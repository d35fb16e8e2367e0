export { GIVE_UP_AFTER_MS, retryDelayMs } from './retry-delay.rules.ts';
export { startOrderMail } from './start-order-mail.ts';
