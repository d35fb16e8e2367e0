import { formatRupees } from '@dalan/contract/money/money';
import type { FilterOptions } from '@dalan/contract/catalog/shelf';
import { useState } from 'react';
import type { CSSProperties } from 'react';

import type { ProductFilters } from './product-filters.rules.ts';
import { filterTexts } from './product-filters.texts.ts';
import './product-filters.css';

const STEP_RUPEES = 5;

/** Two sliders on one track. They may cross: the lower value is always the lower price. */
export function PriceRange({
  filters,
  options,
}: {
  filters: ProductFilters;
  options: FilterOptions;
}) {
  const applied = [filters.lowest ?? options.lowest, filters.highest ?? options.highest];
  // The dragged values apply until the list with new filters has loaded.
  const [dragged, setDragged] = useState<{ since: ProductFilters; ends: number[] }>();
  const ends = dragged?.since === filters ? dragged.ends : applied;
  const [from = options.lowest, to = options.highest] = ends.toSorted((a, b) => a - b);
  const width = options.highest - options.lowest;
  if (width === 0) return null;
  const percent = (rupees: number) => `${(100 * (rupees - options.lowest)) / width}%`;
  return (
    <fieldset
      onInput={(event) => {
        const sliders = [...event.currentTarget.querySelectorAll('input')];
        setDragged({ since: filters, ends: sliders.map((slider) => Number(slider.value)) });
      }}
    >
      <legend>{filterTexts.price}</legend>
      <div
        className="range"
        style={{ '--from': percent(from), '--to': percent(to) } as CSSProperties}
      >
        {(['min', 'max'] as const).map((name, index) => (
          <input
            key={name}
            type="range"
            name={name}
            aria-label={name === 'min' ? filterTexts.lowestPrice : filterTexts.highestPrice}
            aria-valuetext={formatRupees(ends[index] ?? 0)}
            min={options.lowest}
            max={options.highest}
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
