import { productTexts } from '@dalan/contract/catalog/catalog';
import { Link } from 'react-router';

import { MessagePanel } from '../../ui/message-panel.tsx';
import { catalogTexts } from './catalog.texts.ts';

/** `filterLabels` is empty if the shop has no products at all. */
export function NoProductsFound({ filterLabels }: { filterLabels: readonly string[] }) {
  const isFiltered = filterLabels.length > 0;
  return (
    <MessagePanel
      title={isFiltered ? productTexts.noMatch(filterLabels.join(', ')) : productTexts.listEmpty}
      picture={<img src="/art/scene-sieve.svg" alt="" width={320} height={240} />}
    >
      {isFiltered ? (
        <Link to="/products" preventScrollReset className="button">
          {catalogTexts.clearFilters}
        </Link>
      ) : (
        <p>{catalogTexts.comeBack}</p>
      )}
    </MessagePanel>
  );
}
