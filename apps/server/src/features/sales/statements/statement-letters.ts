import { statementNote } from '@dalan/contract/on-account/accounts';
import { formatPaise } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { GIVE_UP_AFTER_MS } from '../../letters/outbox/index.ts';
import type { LetterComposer } from '../../letters/outbox/index.ts';
import { getStatement } from '../orders/index.ts';
import {
  composeAccountLetter,
  composeStatementMail,
  mailTextsIn,
} from './compose-statement-mail.ts';
import { findAddressee, findPaymentFacts } from './statement-mails.queries.ts';

type Asked = { month: string };

/** The letters about an account. Nobody is written to before they have confirmed their e-mail. */
export const statementLetters = {
  'account/statement': {
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    compose: async ({ subjectId, payload }, { db, letterhead }) => {
      const userId = subjectId ?? '';
      const to = await findAddressee(db, userId);
      if (to === undefined) return 'not wanted';
      const statement = await getStatement(db, { userId, ...(payload as Asked) });
      return composeStatementMail(to, statement, letterhead(statement.customer.language));
    },
  },
  'account/payment': {
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    compose: async ({ subjectId }, { db, letterhead }) => {
      const facts = await findPaymentFacts(db, subjectId ?? '');
      if (facts === undefined || facts.email === null) return 'not wanted';
      const { email, language, name, amountPaise, owedPaise, orderIds } = facts;
      const texts = mailTextsIn[language];
      return composeAccountLetter(
        {
          to: email,
          language,
          name,
          heading: texts.paidHeading,
          sentences: [
            texts.paid(formatPaise(amountPaise)),
            texts.paidFor(orderIds.map(shortOrderId).join(', ')),
            owedPaise > 0 ? texts.left(formatPaise(owedPaise)) : texts.nothingLeft,
          ],
          rows: [],
          note: statementNote(name),
          isToPay: owedPaise > 0,
        },
        letterhead(language),
      );
    },
  },
} satisfies Record<string, LetterComposer>;
