/** The address of the checkout for one flour. */
export function buyNowPath(productId: string, quantityKg: number, grind?: string): string {
  const path = `/cart/${productId}/${quantityKg}`;
  return grind === undefined ? path : `${path}?grind=${encodeURIComponent(grind)}`;
}

export function readGrind(query: URLSearchParams): string | undefined {
  return query.get('grind') ?? undefined;
}
