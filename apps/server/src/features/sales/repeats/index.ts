export { listRepeatsKept } from './list-my-repeats.ts';
export { repeatLetter } from './mail/repeat-letter.ts';
export { makeDueRepeat } from './make/make-due-repeat.ts';
export { startMakingRepeats } from './make/start-making-repeats.ts';
export { eraseRepeatsOfUser } from './erase-repeats.ts';
