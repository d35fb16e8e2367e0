import { telephoneLink } from '../lib/links.ts';
import { Retry } from './retry.tsx';

/** Offers to try again, and a number that works without us. */
export function CallOrRetry({ phone, address }: { phone: string; address: string }) {
  return (
    <>
      <p>
        Please try again, or call us at{' '}
        <a href={telephoneLink(phone)} className="link">
          {phone}
        </a>
        .
      </p>
      <Retry address={address} />
    </>
  );
}
