import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

type CounterOptions<Label extends string> = {
  name: string;
  help: string;
  /** Every value of each label, so that each series exists from the start and its first rise shows. */
  labels: Record<Label, readonly string[]>;
};

export function addCounter<Label extends string>(
  registry: Registry,
  { name, help, labels }: CounterOptions<Label>,
): (of: Record<Label, string>) => void {
  const labelNames = Object.keys(labels) as Label[];
  const counter = new Counter({ name, help, labelNames, registers: [registry] });
  const all = labelNames.reduce<Record<string, string>[]>(
    (series, label) =>
      series.flatMap((one) => labels[label].map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
  for (const series of all) counter.inc(series as Record<Label, string>, 0);
  return (of) => counter.inc(of);
}
