import { productTexts } from '@dalan/contract/catalog';
import { Link } from 'react-router';

import { MessagePanel } from '../../ui/message-panel.tsx';

/** No flour at all, or none that is all of this. */
export function NoProductsFound({ sought }: { sought: readonly string[] }) {
  const isFiltered = sought.length > 0;
  return (
    <MessagePanel
      title={isFiltered ? productTexts.noMatch(sought.join(', ')) : productTexts.listEmpty}
      picture={<img src="/art/scene-sieve.svg" alt="" width={320} height={240} />}
    >
      {isFiltered ? (
        <Link to="/products" preventScrollReset className="button">
          Clear filters
        </Link>
      ) : (
        <p>Please come back soon.</p>
      )}
    </MessagePanel>
  );
}
