export { removeRequestsToCall } from './contact.queries.ts';
export { listContactMessages } from './list-contact-messages.ts';
export { moveContactMessage } from './move-contact-message.ts';
export { sendContactMessage } from './send-contact-message.ts';
export { messageSweepJob } from './sweep-messages.ts';
