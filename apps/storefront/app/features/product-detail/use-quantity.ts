import { quantityLimits } from '@dalan/contract/orders/quantities';
import { useState } from 'react';

import { clampKg, readKg } from '../../lib/quantity.rules.ts';

export type Quantity = {
  quantityKg: number;
  /** The field's text. It can be anything while typing, and is a valid quantity afterwards. */
  fieldText: string;
  /** True if more was typed than one order allows. */
  isCut: boolean;
  choose: (kg: number) => void;
  type: (text: string) => void;
  settle: () => void;
};

export function useQuantity(): Quantity {
  const [quantityKg, setQuantityKg] = useState<number>(quantityLimits.quantityMinKg);
  const [typed, setTyped] = useState<string>();
  const [isCut, setIsCut] = useState(false);

  function choose(kg: number): void {
    setQuantityKg(kg);
    setTyped(undefined);
    setIsCut(false);
  }

  function type(text: string): void {
    setTyped(text);
    const kg = clampKg(text);
    if (kg === readKg(text)) setQuantityKg(kg);
  }

  function settle(): void {
    if (typed === undefined) return;
    choose(clampKg(typed));
    setIsCut(readKg(typed) > quantityLimits.quantityMaxKg);
  }

  return { quantityKg, fieldText: typed ?? String(quantityKg), isCut, choose, type, settle };
}
