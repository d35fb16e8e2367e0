export type {
  Composed,
  Desk,
  Letter,
  LetterComposer,
  LetterComposers,
  LetterMail,
} from './letter.ts';
export { countMails } from './count-mails.ts';
export { listUnsentLetters } from './list-unsent-letters.ts';
export { insertLetter as queueLetter } from './letters.queries.ts';
export { GIVE_UP_AFTER_MS } from './retry-delay.rules.ts';
export { sendLetterAgain } from './send-letter-again.ts';
export { startLetters } from './start-letters.ts';
export { letterSweepJob } from './sweep-letters.ts';
export { watchLetters } from './watch-letters.ts';
