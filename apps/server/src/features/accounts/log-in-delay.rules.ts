const LONGEST_SECONDS = 30;

/** One second for the first try too many, twice as much for the next, and never over thirty. */
export function logInDelaySeconds(triesTooMany: number): number {
  return triesTooMany <= 0 ? 0 : Math.min(LONGEST_SECONDS, 2 ** (triesTooMany - 1));
}
