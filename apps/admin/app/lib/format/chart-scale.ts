/**
 * The lines of a chart are at round steps: 1, 2 or 5 and zeros, with at most four lines above zero.
 */
export function scaleOf(most: number): { top: number; lines: number[] } {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((one) => one >= rough) ?? rough;
  const count = Math.max(1, Math.ceil(most / step));
  const lines = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { top: count * step, lines };
}
