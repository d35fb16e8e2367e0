const LONGEST_SECONDS = 30;

/** One second for the first try over the limit, doubling up to 30. */
export function logInDelaySeconds(triesTooMany: number): number {
  return triesTooMany <= 0 ? 0 : Math.min(LONGEST_SECONDS, 2 ** (triesTooMany - 1));
}
