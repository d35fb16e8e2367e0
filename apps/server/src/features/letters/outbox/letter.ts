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
  /** Older news would only confuse. */
  giveUpAfterMs: number;
  /** A mistyped e-mail is refused for good (5xx), so that no alarm goes off about it. */
  isGivenUpWhenRefused?: true;
};

export type LetterComposers = Record<LetterKind, LetterComposer>;
