import { productTexts } from '@dalan/contract/catalog';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { FILTER_FORM_ID } from './filter-form.ts';
import { PriceRange } from './price-range.tsx';
import {
  filtersUrl,
  ignoreFullRange,
  listActiveFilters,
  readFilters,
} from './product-filters.rules.ts';
import type { ProductFilters } from './product-filters.rules.ts';
import type { FilterOptions } from './filter-options.rules.ts';

type FilterPanelProps = { filters: ProductFilters; shelf: FilterOptions; foundCount: number };

/** A plain GET form that needs no script; with one, every tick shows its flours at once. */
export function FilterPanel({ filters, shelf, foundCount }: FilterPanelProps) {
  const navigate = useNavigate();
  const fold = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(true);
  const filterCount = listActiveFilters({ ...filters, words: '' }).length;

  // React hears of a slider while it moves; the form hears of it once, when it is let go.
  useEffect(() => {
    const element = form.current;
    const submit = () => element?.requestSubmit();
    // A choice made before the page woke up still counts.
    if (element && hasOwnChoice(element)) submit();
    element?.addEventListener('change', submit);
    return () => element?.removeEventListener('change', submit);
  }, []);

  // Ticks are the visitor's own until the list has come; then they say what its address says.
  useEffect(() => {
    if (isNew.current) {
      isNew.current = false;
      return;
    }
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      input.checked = input.defaultChecked;
      input.value = input.defaultValue;
    }
  }, [filters]);

  function showFlours(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') query.append(name, value);
    }
    const asked = ignoreFullRange(readFilters(query, filters.words), shelf);
    void navigate(filtersUrl(asked), { preventScrollReset: true });
    const isPressed = event.nativeEvent.submitter !== null;
    if (isPressed && fold.current) {
      fold.current.open = false;
      fold.current.querySelector('summary')?.focus();
    }
  }

  return (
    <details ref={fold} className="filter-fold">
      <summary className="button">
        <Icon name="filter" />
        {filterCount === 0 ? 'Filters' : `Filters (${filterCount})`}
      </summary>
      <form
        ref={form}
        id={FILTER_FORM_ID}
        action="/products"
        aria-label="Filters"
        autoComplete="off"
        onSubmit={showFlours}
        className="filters"
      >
        {filters.words && <input type="hidden" name="q" value={filters.words} />}
        <fieldset>
          <legend>Category</legend>
          {shelf.categories.map(({ name, count }) => (
            <TickBox
              key={name}
              name="category"
              value={name}
              label={name}
              count={count}
              isTicked={filters.categories.includes(name)}
            />
          ))}
        </fieldset>
        <PriceRange filters={filters} shelf={shelf} />
        <fieldset>
          <legend>Availability</legend>
          <TickBox
            name="instock"
            label={productTexts.inStock}
            count={shelf.inStockCount}
            isTicked={filters.isInStock}
          />
          <TickBox
            name="sale"
            label={productTexts.onSale}
            count={shelf.onSaleCount}
            isTicked={filters.isOnSale}
          />
        </fieldset>
        <button type="submit" className="button mt-2 w-full">
          Show {productTexts.listCount(foundCount)}
        </button>
      </form>
    </details>
  );
}

function hasOwnChoice({ elements }: HTMLFormElement): boolean {
  return [...elements].some((element) =>
    element instanceof HTMLSelectElement
      ? element.selectedOptions[0]?.defaultSelected === false
      : element instanceof HTMLInputElement && element.checked !== element.defaultChecked,
  );
}

type TickBoxProps = {
  name: string;
  value?: string;
  label: string;
  count: number;
  isTicked: boolean;
};

function TickBox({ name, value = '1', label, count, isTicked }: TickBoxProps) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} />
      {label} <small>{count}</small>
    </label>
  );
}
