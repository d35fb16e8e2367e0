import { Retry } from './retry.tsx';

type CallOrRetryProps = { phone: string; phoneLink: string; address: string };

/** Offers to try again, and a number that works without us. */
export function CallOrRetry({ phone, phoneLink, address }: CallOrRetryProps) {
  return (
    <>
      <p>
        Please try again, or call us at{' '}
        <a href={phoneLink} className="link">
          {phone}
        </a>
        .
      </p>
      <Retry address={address} />
    </>
  );
}
