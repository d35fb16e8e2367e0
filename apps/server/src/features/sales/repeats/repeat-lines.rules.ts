type Line = { id: number; grind: { key: string } | null; weightGrams: number };

export function areSameLines(some: readonly Line[], others: readonly Line[]): boolean {
  const isSame = ({ id, grind, weightGrams }: Line, index: number) => {
    const other = others[index];
    return other?.id === id && other.weightGrams === weightGrams && other.grind?.key === grind?.key;
  };
  return some.length === others.length && some.every(isSame);
}
