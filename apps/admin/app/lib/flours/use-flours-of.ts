import { useQuery } from '@tanstack/react-query';
import type { Product } from '@dalan/contract/catalog/catalog';
import { floursOfQuery, isWholeShop } from './flours-query.ts';

/** The offered flours, and those with these ids that are not among them. */
export function useFloursOf(offered: readonly Product[], ids: readonly string[]) {
  const isOffered = (id: string) => offered.some(({ _id }) => _id === id);
  const missing = isWholeShop(offered) ? [] : ids.filter((id) => !isOffered(id));
  const hasMissing = missing.length > 0;
  const { data = [], isPending } = useQuery({ ...floursOfQuery(missing), enabled: hasMissing });
  return { flours: [...offered, ...(hasMissing ? data : [])], isLooking: hasMissing && isPending };
}
