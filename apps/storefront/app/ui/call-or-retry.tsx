import { Retry } from './retry.tsx';
import { uiTexts } from './ui.texts.ts';

type CallOrRetryProps = { phone: string; phoneLink: string; url: string };

export function CallOrRetry({ phone, phoneLink, url }: CallOrRetryProps) {
  return (
    <>
      <p>
        {uiTexts.callOrRetry.before}
        <a href={phoneLink} className="link">
          {phone}
        </a>
        {uiTexts.callOrRetry.after}
      </p>
      <Retry url={url} />
    </>
  );
}
