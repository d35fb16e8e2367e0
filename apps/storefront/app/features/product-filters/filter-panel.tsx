import { productTexts } from '@dalan/contract/catalog/catalog';
import { pathIn } from '@dalan/contract/language/languages';
import type { FilterOptions } from '@dalan/contract/catalog/shelf';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { shownCategory } from '../../lib/language/shown-category.ts';
import { FILTER_FORM_ID } from './filter-form.ts';
import { PriceRange } from './price-range.tsx';
import {
  filtersUrl,
  ignoreFullRange,
  listActiveFilters,
  readFilters,
} from './product-filters.rules.ts';
import type { ProductFilters } from './product-filters.rules.ts';
import { filterTexts } from './product-filters.texts.ts';
import './product-filters.css';

type FilterPanelProps = { filters: ProductFilters; options: FilterOptions; foundCount: number };

/** A plain GET form. With JavaScript, every change applies at once. */
export function FilterPanel({ filters, options, foundCount }: FilterPanelProps) {
  const navigate = useNavigate();
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isFirstRender = useRef(true);
  const filterCount = listActiveFilters({ ...filters, search: '' }).length;

  // A native listener: React's onChange fires while a slider moves, the change event only at the
  // end.
  useEffect(() => {
    const element = form.current;
    const submit = () => element?.requestSubmit();
    // Apply a choice made before hydration.
    if (element && hasUserChoice(element)) submit();
    element?.addEventListener('change', submit);
    return () => element?.removeEventListener('change', submit);
  }, []);

  // The inputs are uncontrolled. Once the list has loaded, reset them to its filters.
  useEffect(() => {
    if (isFirstRender.current) {
      isFirstRender.current = false;
      return;
    }
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      input.checked = input.defaultChecked;
      input.value = input.defaultValue;
    }
  }, [filters]);

  function applyFilters(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') query.append(name, value);
    }
    const requested = ignoreFullRange(readFilters(query, filters.search), options);
    void navigate(filtersUrl(requested), { preventScrollReset: true });
    const isButton = event.nativeEvent.submitter !== null;
    if (isButton && details.current) {
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    }
  }

  return (
    <details ref={details} className="filter-fold">
      <summary className="button">
        <Icon name="filter" />
        {filterCount === 0 ? filterTexts.filters : filterTexts.filterCount(filterCount)}
      </summary>
      <form
        ref={form}
        id={FILTER_FORM_ID}
        action={pathIn(pageLanguage, '/products')}
        aria-label={filterTexts.filters}
        autoComplete="off"
        onSubmit={applyFilters}
        className="filters"
      >
        {filters.search && <input type="hidden" name="q" value={filters.search} />}
        <fieldset>
          <legend>{filterTexts.category}</legend>
          {options.categories.map(({ name, count }) => (
            <Checkbox
              key={name}
              name="category"
              value={name}
              label={shownCategory(name)}
              count={count}
              isChecked={filters.categories.includes(name)}
            />
          ))}
        </fieldset>
        <PriceRange filters={filters} options={options} />
        <fieldset>
          <legend>{filterTexts.availability}</legend>
          <Checkbox
            name="instock"
            label={productTexts.inStock}
            count={options.inStockCount}
            isChecked={filters.isInStock}
          />
          <Checkbox
            name="sale"
            label={productTexts.onSale}
            count={options.onSaleCount}
            isChecked={filters.isOnSale}
          />
        </fieldset>
        <button type="submit" className="button mt-2 w-full">
          {filterTexts.show(productTexts.listCount(foundCount))}
        </button>
      </form>
    </details>
  );
}

function hasUserChoice({ elements }: HTMLFormElement): boolean {
  return [...elements].some((element) =>
    element instanceof HTMLSelectElement
      ? element.selectedOptions[0]?.defaultSelected === false
      : element instanceof HTMLInputElement && element.checked !== element.defaultChecked,
  );
}

type CheckboxProps = {
  name: string;
  value?: string;
  label: string;
  count: number;
  isChecked: boolean;
};

function Checkbox({ name, value = '1', label, count, isChecked }: CheckboxProps) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      {label} <small>{count}</small>
    </label>
  );
}
