import { sortings } from '@dalan/contract/shelf';
import type { Sorting } from '@dalan/contract/shelf';
import { useEffect, useId, useRef } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { FILTER_FORM_ID } from './filter-form.ts';
import './product-filters.css';

const labels: Record<Sorting, string> = {
  '': 'Our choice first',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  name: 'Name: A to Z',
};

export function SortSelect({ sorting }: { sorting: Sorting }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Back and Forward change the sorting without the select.
  useEffect(() => {
    if (select.current) select.current.value = sorting;
  }, [sorting]);
  return (
    <div className="sort">
      <label htmlFor={id} className="sr-only">
        Sort by
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
            {labels[value]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
