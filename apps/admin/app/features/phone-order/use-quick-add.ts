import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { nameWithGrind, stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { formatGrams } from '@dalan/contract/money/weight';
import { isInSteps } from '@dalan/contract/orders/quantities';
import { grindNamed } from '../../lib/flours/flour-lines.rules.ts';
import { useFlourSearch } from '../../lib/flours/use-flour-search.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { readQuickAdd } from './quick-add.ts';

export type AddFlour = (flour: Product, kg: number, grind: Grind | undefined) => void;

/** The typed text narrows the tiles. Enter adds the first tile, as soon as it is found. */
export function useQuickAdd(offered: Product[], add: AddFlour) {
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const { words, kg, grind, unknownGrind, ...search } = useReading(offered, typed);
  const sold = search.flours.filter(({ isActive }) => isActive);
  const [first] = sold;
  const isSoldSo = first !== undefined && isInSteps(kg, stepOf(first));
  const take = useEffectEvent(() => {
    setIsWanted(false);
    if (words === '' || first === undefined || !isSoldSo || unknownGrind !== undefined) return;
    setTyped('');
    add(first, kg, grind);
  });
  useEffect(() => {
    if (!isWanted || search.isLooking) return;
    const timer = setTimeout(take);
    return () => clearTimeout(timer);
  }, [isWanted, search.isLooking]);

  function hintOf(): string {
    if (words === '') return '';
    if (search.isLooking) return texts.lookingForFlours;
    if (first === undefined) return search.hasFailed ? texts.searchFailed : texts.noFlour(words);
    if (unknownGrind !== undefined) {
      const names = (first.grinds ?? []).map(({ name }) => name.toLowerCase());
      return texts.noGrind(first.name, unknownGrind, names.join(', '));
    }
    if (!isSoldSo) return texts.bySteps(first.name, formatGrams(stepOf(first)));
    return texts.enterAdds(kg, nameWithGrind(first.name, grind, 'en'));
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

/**
 * Reads words behind the weight as a grind if a found flour has grinds, else as part of the
 * flour's name: `7 grain mix`.
 */
function useReading(offered: Product[], typed: string) {
  const read = readQuickAdd(typed);
  const isName = read.behind === '';
  const name = isName ? read.words : typed.trim();
  const whole = useFlourSearch(offered, name);
  const part = useFlourSearch(offered, isName ? '' : read.words);
  const withGrinds = part.flours.filter(({ isActive, grinds }) => isActive && grinds !== undefined);
  const hasGrind = !isName && read.words !== '' && (part.isLooking || withGrinds.length > 0);
  if (!hasGrind) {
    const kg = isName ? read.kg : 1;
    return { ...whole, words: name, kg, grind: undefined, unknownGrind: undefined };
  }
  const named = withGrinds.filter((flour) => grindNamed(flour, read.behind) !== undefined);
  const [first] = named;
  return {
    ...part,
    words: read.words,
    kg: read.kg,
    flours: first === undefined ? withGrinds : named,
    grind: first && grindNamed(first, read.behind),
    unknownGrind: first === undefined ? read.behind : undefined,
  };
}
