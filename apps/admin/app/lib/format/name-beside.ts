import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';

/** The Marathi name of a line, which stands beside the English one; empty if it has none. */
export function nameBeside(nameMr: string | undefined, grind: Grind | undefined): string {
  return nameMr === undefined || nameMr === '' ? '' : nameWithGrind(nameMr, grind, 'mr');
}
