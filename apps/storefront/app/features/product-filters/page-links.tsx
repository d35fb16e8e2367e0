import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { pageUrl } from './product-filters.rules.ts';
import type { ProductFilters } from './product-filters.rules.ts';
import { filterTexts } from './product-filters.texts.ts';
import './product-filters.css';

type PageLinksProps = { filters: ProductFilters; page: number; pageCount: number };

/** Plain links work without JavaScript. There are none if everything fits on one page. */
export function PageLinks({ filters, page, pageCount }: PageLinksProps) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label={filterTexts.pages} className="page-links">
      {page > 1 && (
        <Link to={pageUrl(filters, page - 1)} rel="prev" className="button">
          <Icon name="arrow-left" isSmall />
          {filterTexts.previousPage}
        </Link>
      )}
      <p aria-current="page">{filterTexts.pagePlace(page, pageCount)}</p>
      {page < pageCount && (
        <Link to={pageUrl(filters, page + 1)} rel="next" className="button">
          {filterTexts.nextPage}
          <Icon name="arrow-right" isSmall />
        </Link>
      )}
    </nav>
  );
}
