import { indianTelephoneLink } from '@dalan/contract/contact-links';
import { formatPhone } from '../../lib/format/phone.ts';
import { ERASED } from './order-texts.ts';

/** Erased with the account of whoever had it, it is no number to call any more. */
export function CallLink({ number }: { number: string }) {
  if (number === '') return ERASED;
  return (
    <a href={indianTelephoneLink(number)} style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(number)}
    </a>
  );
}
