import { useQuery } from '@tanstack/react-query';
import type { Product } from '@dalan/contract/catalog/catalog';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';
import { usePaused } from '../use-paused.ts';
import { flourSearchQuery, isWholeShop } from './flours-query.ts';
import { rankFlours } from './rank-flours.ts';

/**
 * Finds flours by what staff type: among the offered ones at once, in the whole shop when typing
 * pauses.
 */
export function useFlourSearch(offered: readonly Product[], typed: string) {
  const words = typed.trim().slice(0, SEARCH_MAX_LENGTH);
  const asked = usePaused(words);
  const isOnServer = words !== '' && !isWholeShop(offered);
  const query = useQuery({
    ...flourSearchQuery(asked),
    enabled: isOnServer && asked !== '',
  });
  const isAnswered = isOnServer && asked === words && query.data !== undefined;
  return {
    flours: rankFlours(offered, isAnswered ? query.data : [], words),
    isLooking: isOnServer && !isAnswered && !(asked === words && query.isError),
    hasFailed: isOnServer && asked === words && query.isError,
  };
}
