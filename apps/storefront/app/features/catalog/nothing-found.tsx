import { productTexts } from '@dalan/contract/catalog';
import { Link } from 'react-router';

import { MessagePanel } from '../../ui/message-panel.tsx';

/** No flour at all, or none by these words. */
export function NothingFound({ words }: { words: string }) {
  return (
    <MessagePanel
      title={words ? productTexts.noMatch(words) : productTexts.listEmpty}
      picture={<img src="/art/scene-sieve.svg" alt="" width={320} height={240} />}
    >
      {words ? (
        <Link to="/products" className="button">
          Clear search
        </Link>
      ) : (
        <p>Please come back soon.</p>
      )}
    </MessagePanel>
  );
}
