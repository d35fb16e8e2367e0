import type { LetterKind } from '@dalan/contract/office/letters';
import type { Mail } from '../../../integrations/mailer/mailer.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LetterheadIn } from '../mail-frame/index.ts';
import type { ClaimedLetter } from './letters.queries.ts';

export type Letter = Pick<ClaimedLetter, 'id' | 'subjectId' | 'payload' | 'at'>;

/** What every composer may use. */
export type Desk = { db: Db; letterhead: LetterheadIn };

export type LetterMail = Omit<Mail, 'messageId'> & {
  /**
   * Set if a retry is another mail, such as one with another link. Otherwise every try has the same
   * Message-ID, so that mail systems drop a duplicate.
   */
  messageIdParts?: string[];
};

export type Composed = LetterMail | 'not wanted' | { tryAgainInMs: number };

/** How one kind of letter becomes a mail, at the moment it is sent. */
export type LetterComposer = {
  compose: (letter: Letter, desk: Desk) => Promise<Composed>;
  /** Age at which the letter is not sent any more, because old news would only confuse. */
  giveUpAfterMs: number;
  /**
   * Set to give up when the mail server refuses for good (5xx), so that a mistyped e-mail raises no
   * alarm.
   */
  isGivenUpWhenRefused?: true;
};

export type LetterComposers = Record<LetterKind, LetterComposer>;
