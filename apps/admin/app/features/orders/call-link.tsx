import { formatPhone } from '../../lib/phone.ts';

export function CallLink({ number }: { number: string }) {
  return (
    <a href={`tel:+91${number}`} style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(number)}
    </a>
  );
}
