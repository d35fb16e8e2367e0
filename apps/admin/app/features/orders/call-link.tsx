import { indianTelephoneLink } from '@dalan/contract/contact/contact-links';
import { formatPhone } from '../../lib/format/phone.ts';
import { ERASED } from './order-texts.ts';

/** The number is empty once the customer's account has been erased. */
export function CallLink({ number }: { number: string }) {
  if (number === '') return ERASED;
  return (
    <a href={indianTelephoneLink(number)} style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(number)}
    </a>
  );
}
