export { messageSweepJob } from './sweep-messages.ts';
