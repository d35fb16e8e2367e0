import { indianTelephoneLink } from '@dalan/contract/contact-links';
import { formatPhone } from '../../lib/phone.ts';

export function CallLink({ number }: { number: string }) {
  return (
    <a href={indianTelephoneLink(number)} style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(number)}
    </a>
  );
}
