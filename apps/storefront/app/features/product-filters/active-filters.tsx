import { useRef } from 'react';
import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { listActiveFilters } from './product-filters.rules.ts';
import type { ProductFilters } from './product-filters.rules.ts';
import { filterTexts } from './product-filters.texts.ts';
import './product-filters.css';

/** Shows a chip per filter: a link to the list without it, which works without JavaScript. */
export function ActiveFilters({ filters }: { filters: ProductFilters }) {
  const group = useRef<HTMLDivElement>(null);
  // The clicked chip disappears, so the group takes the focus.
  const keepFocus = () => group.current?.focus({ preventScroll: true });
  const active = listActiveFilters(filters);
  return (
    <div
      ref={group}
      role="group"
      aria-label={filterTexts.active}
      tabIndex={-1}
      className="filter-chips"
    >
      {active.map(({ label, urlWithout }) => (
        <Link
          key={label}
          to={urlWithout}
          preventScrollReset
          onClick={keepFocus}
          aria-label={filterTexts.remove(label)}
          className="filter-chip"
        >
          {label}
          <Icon name="close" isSmall />
        </Link>
      ))}
      {active.length > 0 && (
        <Link
          to="/products"
          preventScrollReset
          onClick={keepFocus}
          className="inline-flex min-h-11 items-center link"
        >
          {filterTexts.clearAll}
        </Link>
      )}
    </div>
  );
}
