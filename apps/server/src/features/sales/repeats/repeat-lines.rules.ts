type Line = { productId: string; weightGrams: number };

export function areSameLines(some: readonly Line[], others: readonly Line[]): boolean {
  const isSame = ({ productId, weightGrams }: Line, index: number) =>
    others[index]?.productId === productId && others[index].weightGrams === weightGrams;
  return some.length === others.length && some.every(isSame);
}
