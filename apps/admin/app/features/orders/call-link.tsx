import { indianTelephoneLink } from '@dalan/contract/contact-links';
import { formatPhone } from '../../lib/phone.ts';
import { NOTHING_LEFT } from './order-words.ts';

/** Erased with the account of whoever had it, it is no number to call any more. */
export function CallLink({ number }: { number: string }) {
  if (number === '') return NOTHING_LEFT;
  return (
    <a href={indianTelephoneLink(number)} style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(number)}
    </a>
  );
}
