import { readablePhone } from '@dalan/contract/contact/contact-details';
import { formatDueDay } from '@dalan/contract/delivery/delivery-promise';
import { formatGrams } from '@dalan/contract/money/weight';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { sendContactMessage } from '../../../shop/contact/index.ts';
import type { RepeatRow } from '../repeats.queries.ts';
import { findCustomer } from './repeats-to-make.queries.ts';

/** Why staff call, in words for them. */
const texts = {
  subject: (day: string) => `Repeat order for ${day}: please call`,
  message: (name: string, phone: string, contents: string) =>
    `No order was made for the repeat order of ${name}. Please call ${phone}.\n\nWanted: ${contents}.`,
  short: (names: string) => `Not enough on the shelf, or not sold: ${names}.`,
  other:
    'All days are full, the area or amount is outside of the delivery rule, or a limit is reached.',
} as const;

/** Adds a contact message, which Today counts until somebody has dealt with it. */
export async function askToCall(tx: Tx, repeat: RepeatRow, shortOf: string[]): Promise<void> {
  const customer = await findCustomer(tx, repeat.userId);
  if (customer === undefined) return;
  const contents = repeat.items.map(
    ({ name, weightGrams }) => `${formatGrams(weightGrams)} ${name}`,
  );
  const { name, email } = customer;
  const why = shortOf.length > 0 ? texts.short(shortOf.join(', ')) : texts.other;
  const phone = readablePhone(repeat.contactNumber);
  await sendContactMessage(tx, {
    name,
    email,
    subject: texts.subject(formatDueDay(repeat.nextOn)),
    message: `${texts.message(name, phone, contents.join(', '))}\n${why}`,
  });
}
