export { visitSweepJob } from './sweep-visits.ts';
export { watchVisits } from './watch-visits.ts';
