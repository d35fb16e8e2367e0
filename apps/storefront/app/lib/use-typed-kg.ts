import { useState } from 'react';

import { settleKg, wholeKg } from './quantity.rules.ts';

export type ChangeQuantity = (quantityKg: number) => void;

type Line = { name: string; quantityKg: number; availableKg: number };

/**
 * A line's quantity, from the buttons or typed. A typed value is never changed without a notice.
 */
export function useTypedKg(
  { name, quantityKg, availableKg }: Line,
  { onQuantity, onCorrected }: { onQuantity: ChangeQuantity; onCorrected: () => void },
) {
  const [typed, setTyped] = useState<string>();
  const [notice, setNotice] = useState<string>();

  function change(kg: number): void {
    if (kg !== quantityKg) onQuantity(kg);
  }

  return {
    text: typed ?? String(quantityKg),
    notice,
    choose: (kg: number): void => {
      setTyped(undefined);
      setNotice(undefined);
      change(kg);
    },
    type: (text: string): void => {
      setTyped(text);
      setNotice(undefined);
      const settled = settleKg(text, { name, presentKg: quantityKg, availableKg });
      if (settled.kg === wholeKg(text)) change(settled.kg);
    },
    settle: (): void => {
      if (typed === undefined) return;
      const settled = settleKg(typed, { name, presentKg: quantityKg, availableKg });
      setTyped(undefined);
      setNotice(settled.notice);
      change(settled.kg);
      if (settled.notice !== undefined) onCorrected();
    },
  };
}
