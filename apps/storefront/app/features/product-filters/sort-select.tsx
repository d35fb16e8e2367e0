import { sortings } from '@dalan/contract/catalog/shelf';
import type { Sorting } from '@dalan/contract/catalog/shelf';
import { useEffect, useId, useRef } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { FILTER_FORM_ID } from './filter-form.ts';
import { filterTexts } from './product-filters.texts.ts';
import './product-filters.css';

export function SortSelect({ sorting }: { sorting: Sorting }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Back and Forward change the sorting, but not the select.
  useEffect(() => {
    if (select.current) select.current.value = sorting;
  }, [sorting]);
  return (
    <div className="sort">
      <label htmlFor={id} className="sr-only">
        {filterTexts.sortBy}
      </label>
      <select
        ref={select}
        id={id}
        form={FILTER_FORM_ID}
        name="sort"
        defaultValue={sorting}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sortings.map((value) => (
          <option key={value} value={value}>
            {filterTexts.sortings[value]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
