/** A parameter such as `:dueOn`. A cast such as `::date` has two colons. */
const PARAMETER = /(?<!:):([a-zA-Z]\w*)/g;

type Numbered = { text: string; parameters: readonly string[] };

/** Numbers the named parameters of a statement, as PostgreSQL knows them. */
export function numberParameters(statement: string): Numbered {
  const names = [...statement.matchAll(PARAMETER)].map(([, name = '']) => name);
  const parameters = [...new Set(names)];
  const text = statement.replace(
    PARAMETER,
    (_, name: string) => `$${parameters.indexOf(name) + 1}`,
  );
  return { text, parameters };
}

/** Throws if the statement has a name without a value, or a value has no place in it. */
export function valuesInOrder(
  { parameters }: Numbered,
  values: Readonly<Record<string, unknown>>,
): unknown[] {
  const unused = Object.keys(values).filter((name) => !parameters.includes(name));
  const missing = parameters.filter((name) => values[name] === undefined);
  if (unused.length > 0 || missing.length > 0) {
    throw new Error(`statement and values differ in: ${[...unused, ...missing].join(', ')}`);
  }
  return parameters.map((name) => values[name]);
}
