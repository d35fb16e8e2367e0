import { GRAMS_PER_KG, formatKg } from '@dalan/contract/money/weight';
import { useState } from 'react';

import { settleKg } from './steps.rules.ts';

export type ChangeQuantity = (quantityKg: number) => void;

type Line = { name: string; quantityKg: number; availableKg: number; stepGrams: number };

/**
 * A line's quantity, from the buttons or typed. A typed value is never changed without a notice.
 */
export function useTypedKg(
  { name, quantityKg, availableKg, stepGrams }: Line,
  { onQuantity, onCorrected }: { onQuantity: ChangeQuantity; onCorrected?: () => void },
) {
  const [typed, setTyped] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [count = '', unit = ''] = formatKg(quantityKg).split(' ');
  const settled = (text: string) =>
    settleKg(text, { name, presentKg: quantityKg, availableKg, stepGrams });

  function change(kg: number): void {
    if (kg !== quantityKg) onQuantity(kg);
  }

  return {
    text: typed ?? count,
    notice,
    /** Grams below a kilogram. While typing it is empty: what is typed may have its own unit. */
    unit: stepGrams === GRAMS_PER_KG ? undefined : typed === undefined ? unit : '',
    choose: (kg: number): void => {
      setTyped(undefined);
      setNotice(undefined);
      change(kg);
    },
    type: (text: string): void => {
      setTyped(text);
      setNotice(undefined);
      const { kg, notice: problem } = settled(text);
      if (problem === undefined) change(kg);
    },
    settle: (): void => {
      if (typed === undefined) return;
      const { kg, notice: problem } = settled(typed);
      setTyped(undefined);
      setNotice(problem);
      change(kg);
      if (problem !== undefined) onCorrected?.();
    },
  };
}
