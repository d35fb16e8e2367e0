import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';
import { flourSearchQuery, isWholeShop } from './flours-query.ts';
import { rankFlours } from './rank-flours.ts';

const PAUSE_MS = 250;

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

/** The text as it was when the typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
