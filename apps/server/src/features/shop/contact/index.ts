export { sendContactMessage } from './send-contact-message.ts';
export { messageSweepJob } from './sweep-messages.ts';
