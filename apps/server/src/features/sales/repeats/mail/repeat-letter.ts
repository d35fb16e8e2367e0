import type { Delivery } from '@dalan/contract/delivery/delivery';
import { repeatLimits } from '@dalan/contract/orders/repeats';
import { createToken, hashToken } from '../../../../platform/random-token.ts';
import { GIVE_UP_AFTER_MS } from '../../../letters/outbox/index.ts';
import type { LetterComposer } from '../../../letters/outbox/index.ts';
import { insertLink } from '../repeat-links.queries.ts';
import { composeRepeatMail } from './compose-repeat-mail.ts';
import { findRepeatMailFacts } from './repeat-mail-facts.queries.ts';

/** The mail about one day of a repeat: its order, or why there is none. */
export function repeatLetter({ rule }: { rule: () => Delivery }): LetterComposer {
  return {
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    compose: async ({ subjectId }, { db, letterhead }) => {
      const dayId = subjectId ?? '';
      const found = await findRepeatMailFacts(db, dayId);
      if (found === undefined) return 'not wanted';
      const { email: to, ...facts } = found;
      // If the order was cancelled before this mail was sent, another mail says so.
      if (to === null || facts.orderStatus === 'Cancelled') return 'not wanted';
      // The token is made here and is only in the mail. A retry makes another one; both work until
      // they end.
      const token = createToken();
      const tokenHash = hashToken(token);
      await insertLink(db, { tokenHash, dayId, lifeDays: repeatLimits.linkDays });
      return composeRepeatMail({ to, token, rule: rule(), facts }, letterhead(facts.language));
    },
  };
}
