import { lineKey, readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Grind, LineId } from '@dalan/contract/catalog/grinds';
import { GRIND_NAMES_STORE_KEY } from '@dalan/contract/orders/cart-store';

export type FlourWithGrinds = { _id: string; grinds?: readonly Grind[] | undefined };
type GrindNames = Pick<Grind, 'name' | 'nameMr' | 'nameHi'>;

/** The names of a grind that its flour may not have any more. Undefined if they were never seen. */
export function findGrindNames(line: LineId): GrindNames | undefined {
  const names = readNames()[lineKey(line)] as Partial<GrindNames> | null | undefined;
  if (isText(names?.name) && isText(names.nameMr) && isText(names.nameHi)) {
    return { name: names.name, nameMr: names.nameMr, nameHi: names.nameHi };
  }
  return readyGrinds.find(({ key }) => key === line.grind);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Anything unreadable counts as nothing. */
export function readNames(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(GRIND_NAMES_STORE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
