import { Retry } from './retry.tsx';

type CallOrRetryProps = { phone: string; phoneLink: string; url: string };

export function CallOrRetry({ phone, phoneLink, url }: CallOrRetryProps) {
  return (
    <>
      <p>
        Please try again, or call us at{' '}
        <a href={phoneLink} className="link">
          {phone}
        </a>
        .
      </p>
      <Retry url={url} />
    </>
  );
}
