import type { Product } from '@dalan/contract/catalog/catalog';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import { quantityLimits, quantityTexts } from '@dalan/contract/orders/quantities';
import { formatKg, kgToGrams, linePaise } from '@dalan/contract/money/weight';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { nameInPage } from '../../lib/language/shown-name.ts';
import { BuyFrame, Total } from './buy-frame.tsx';
import { QuantityFields } from './quantity-fields.tsx';
import { useQuantity } from './use-quantity.ts';

export type BuyBoxProps = {
  product: Product;
  onAddToCart: (product: Product, quantityKg: number, grind?: string) => void;
  /** Shown below the buttons: when this quantity would be delivered. */
  promise: (line: { totalPaise: number; kg: number }) => ReactNode;
};

/** For a flour that is sold by whole kilograms, in one grind. */
export function BuyBox({ product, onAddToCart, promise }: BuyBoxProps) {
  const { _id, pricePerKg, quantity: availableKg } = product;
  const name = nameInPage(product);
  const quantity = useQuantity();
  const { quantityKg } = quantity;
  const noticeId = useId();
  const weight = formatKg(quantityKg);
  const totalPaise = linePaise(rupeesToPaise(pricePerKg), kgToGrams(quantityKg));
  const total = formatPaise(totalPaise);
  const isTooMuch = quantityKg > availableKg;
  return (
    <BuyFrame
      name={name}
      weight={weight}
      summary={weight}
      total={total}
      checkout={`/cart/${_id}/${quantityKg}`}
      isTooMuch={isTooMuch}
      onAddToCart={() => onAddToCart(product, quantityKg)}
      noticeId={noticeId}
      notice={
        <>
          {isTooMuch && quantityTexts.onlyLeft(Math.floor(availableKg), name)}
          {quantity.isCut && !isTooMuch && quantityTexts.atMost(quantityLimits.quantityMaxKg)}
        </>
      }
      promise={promise({ totalPaise, kg: quantityKg })}
    >
      <QuantityFields
        quantity={quantity}
        availableKg={availableKg}
        noticeId={noticeId}
        total={<Total weight={weight} total={total} />}
      />
    </BuyFrame>
  );
}
