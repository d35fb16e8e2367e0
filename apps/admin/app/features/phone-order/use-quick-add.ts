import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { useFlourSearch } from '../../lib/flours/use-flour-search.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { readQuickAdd } from './quick-add.ts';

/** The typed text narrows the tiles. Enter adds the first tile, as soon as it is found. */
export function useQuickAdd(offered: Product[], add: (flour: Product, kg: number) => void) {
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const { words, kg } = readQuickAdd(typed);
  const { flours, isLooking, hasFailed } = useFlourSearch(offered, words);
  const sold = flours.filter(({ isActive }) => isActive);
  const [first] = sold;
  const take = useEffectEvent(() => {
    setIsWanted(false);
    if (words === '' || first === undefined) return;
    setTyped('');
    add(first, kg);
  });
  useEffect(() => {
    if (!isWanted || isLooking) return;
    const timer = setTimeout(take);
    return () => clearTimeout(timer);
  }, [isWanted, isLooking]);

  function hintOf(): string {
    if (words === '') return '';
    if (isLooking) return texts.lookingForFlours;
    if (first !== undefined) return texts.enterAdds(kg, first.name);
    return hasFailed ? texts.searchFailed : texts.noFlour(words);
  }
  return {
    flours: sold,
    hint: hintOf(),
    box: {
      typed,
      onType: (text: string) => {
        setTyped(text);
        setIsWanted(false);
      },
      onEnter: () => setIsWanted(true),
    },
  };
}
