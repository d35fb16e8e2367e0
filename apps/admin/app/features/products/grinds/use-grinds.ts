import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ProductForm } from '../product-form.ts';
import { cellId, grindParts, grindProblems } from './grinds.rules.ts';
import type { GrindPart, GrindRow } from './grinds.rules.ts';

/**
 * The grinds of the product form, which are one value of it. A field shows what is wrong with it
 * once it was left, or once the form could not be sent.
 */
export function useGrinds(control: Control<ProductForm>) {
  const { field, fieldState } = useController({
    control,
    name: 'grinds',
    rules: { validate: (rows) => [...grindProblems(rows).values()][0] ?? true },
  });
  const { value: rows, onChange, ref } = field;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const problems = grindProblems(rows);
  const shown = new Map([...problems].filter(([cell]) => left.has(cell)));
  // The server can refuse what has no problem here.
  const refusal = problems.size === 0 ? fieldState.error?.message : undefined;

  const [firstWrong] = problems.keys();
  useEffect(() => {
    ref({ focus: () => firstWrong && document.getElementById(firstWrong)?.focus() });
  }, [ref, firstWrong]);

  return {
    rows,
    problems: shown,
    refusal,
    problemCount: shown.size + (refusal === undefined ? 0 : 1),
    change: onChange as (rows: GrindRow[]) => void,
    type: (id: string, part: GrindPart, text: string) =>
      onChange(rows.map((row) => (row.id === id ? { ...row, [part]: text } : row))),
    remove: (id: string) => {
      onChange(rows.filter((row) => row.id !== id));
      // A later row can have this id again.
      const cells = grindParts.map((part) => cellId(id, part));
      setLeft(new Set([...left].filter((cell) => !cells.includes(cell))));
    },
    leave: (cell: string) => setLeft(new Set([...left, cell])),
    showProblems: () => setLeft(new Set([...left, ...problems.keys()])),
  };
}

export type Grinds = ReturnType<typeof useGrinds>;
