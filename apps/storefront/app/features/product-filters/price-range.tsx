import { formatRupees } from '@dalan/contract/money';
import { useState } from 'react';
import type { CSSProperties } from 'react';

import type { ProductFilters } from './product-filters.rules.ts';
import type { FilterOptions } from './filter-options.rules.ts';

const STEP_RUPEES = 5;

/** Two sliders on one track. Where they cross, the lower one is the lower price all the same. */
export function PriceRange({ filters, shelf }: { filters: ProductFilters; shelf: FilterOptions }) {
  const applied = [filters.lowest ?? shelf.lowest, filters.highest ?? shelf.highest];
  // What is being slid holds until the list of that range has come.
  const [slid, setSlid] = useState<{ since: ProductFilters; ends: number[] }>();
  const ends = slid?.since === filters ? slid.ends : applied;
  const [from = shelf.lowest, to = shelf.highest] = ends.toSorted((a, b) => a - b);
  const width = shelf.highest - shelf.lowest;
  if (width === 0) return null;
  const share = (rupees: number) => `${(100 * (rupees - shelf.lowest)) / width}%`;
  return (
    <fieldset
      onInput={(event) => {
        const sliders = [...event.currentTarget.querySelectorAll('input')];
        setSlid({ since: filters, ends: sliders.map((slider) => Number(slider.value)) });
      }}
    >
      <legend>Price per kg</legend>
      <div className="range" style={{ '--from': share(from), '--to': share(to) } as CSSProperties}>
        {(['min', 'max'] as const).map((name, index) => (
          <input
            key={name}
            type="range"
            name={name}
            aria-label={name === 'min' ? 'Lowest price per kg' : 'Highest price per kg'}
            aria-valuetext={formatRupees(ends[index] ?? 0)}
            min={shelf.lowest}
            max={shelf.highest}
            step={STEP_RUPEES}
            defaultValue={applied[index]}
          />
        ))}
      </div>
      <p className="flex justify-between font-semibold">
        <span>{formatRupees(from)}</span>
        <span>{formatRupees(to)}</span>
      </p>
    </fieldset>
  );
}
