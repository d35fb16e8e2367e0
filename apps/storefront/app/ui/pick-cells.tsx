import { useId } from 'react';

type Cell<Value> = {
  value: Value;
  label: string;
  lang?: string | undefined;
  isOff?: boolean;
};

type PickCellsProps<Value> = {
  legend: string;
  cells: readonly Cell<Value>[];
  /** Undefined, or no value of a cell: none is chosen. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** True for words, which need more room than weights. */
  isWide?: boolean;
};

/** A choice of one, as cells in a row. It loads late, so its page imports `picks.css`. */
export function PickCells<Value extends string | number>(props: PickCellsProps<Value>) {
  const { legend, cells, chosen, onChoose, isWide = false } = props;
  const group = useId();
  const legendId = useId();
  return (
    <div role="radiogroup" aria-labelledby={legendId} className="grid gap-2">
      <p id={legendId} className="font-semibold">
        {legend}
      </p>
      <div className={isWide ? 'picks picks-wide' : 'picks'}>
        {cells.map(({ value, label, lang, isOff }) => (
          <label key={value} lang={lang} className="pick">
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              disabled={isOff}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
