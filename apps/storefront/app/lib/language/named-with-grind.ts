import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';

import type { Named } from './shown-name.ts';

/** `Jowar Flour, fine`, in each language in which the flour has a name. */
export function namedWithGrind(flour: Named, grind: Grind | undefined): Named {
  if (!grind) return flour;
  const { name, nameMr, nameHi } = flour;
  return {
    name: nameWithGrind(name, grind, 'en'),
    ...(nameMr && { nameMr: nameWithGrind(nameMr, grind, 'mr') }),
    ...(nameHi && { nameHi: nameWithGrind(nameHi, grind, 'hi') }),
  };
}
