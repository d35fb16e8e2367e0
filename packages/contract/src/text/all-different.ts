export function areAllDifferent(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length;
}
