import type { FlourWithGrinds } from './grind-names.ts';

/** Most flours have no grinds, so what writes their names is loaded only when one has. */
export async function rememberGrinds(flours: readonly FlourWithGrinds[]): Promise<void> {
  if (flours.every(({ grinds }) => grinds === undefined)) return;
  try {
    const { writeGrindNames } = await import('./write-grind-names.ts');
    writeGrindNames(flours);
  } catch {
    // There is no network. A grind that is gone then has its English name.
  }
}
