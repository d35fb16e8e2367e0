import type { Product } from '@dalan/contract/catalog/catalog';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import { quantityLimits, quantityTexts } from '@dalan/contract/orders/quantities';
import { kgToGrams, linePaise } from '@dalan/contract/money/weight';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { BuyBar } from '../../ui/buy-bar/buy-bar.tsx';
import { useIsInView } from '../../ui/buy-bar/use-is-in-view.ts';
import { useDebouncedText } from '../../ui/quantity/use-debounced-text.ts';
import { buyTexts } from '../../lib/buy.texts.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import { detailTexts } from './product-detail.texts.ts';
import { QuantityFields } from './quantity-fields.tsx';
import { useQuantity } from './use-quantity.ts';
import './product-detail.css';

type BuyBoxProps = {
  product: Product;
  onAddToCart: (product: Product, quantityKg: number) => void;
  /** Shown below the buttons: when this quantity would be delivered. */
  promise: (line: { totalPaise: number; kg: number }) => ReactNode;
};

export function BuyBox({ product, onAddToCart, promise }: BuyBoxProps) {
  const { _id, pricePerKg, quantity: availableKg } = product;
  const name = nameInPage(product);
  const quantity = useQuantity();
  const { quantityKg } = quantity;
  const noticeId = useId();
  const [watchActions, isInView] = useIsInView();
  const totalPaise = linePaise(rupeesToPaise(pricePerKg), kgToGrams(quantityKg));
  const total = formatPaise(totalPaise);
  const isTooMuch = quantityKg > availableKg;
  const checkout = `/cart/${_id}/${quantityKg}`;
  return (
    <div className="buy-box">
      <QuantityFields
        quantity={quantity}
        availableKg={availableKg}
        noticeId={noticeId}
        total={<Total quantityKg={quantityKg} total={total} />}
      />
      <div ref={watchActions} className="buy-actions">
        {isTooMuch ? (
          <button type="button" disabled className="button button-large">
            {buyTexts.buyNow}
          </button>
        ) : (
          <Link to={checkout} className="button button-primary button-large">
            {buyTexts.buyNow}
          </Link>
        )}
        <button
          type="button"
          disabled={isTooMuch}
          onClick={() => onAddToCart(product, quantityKg)}
          className="button button-large"
        >
          {buyTexts.addToCart}
        </button>
      </div>
      {/* This is below the buttons, because it may appear during a press and must not move them. */}
      <p id={noticeId} role="status" className="font-semibold text-kumkum-600">
        {isTooMuch && quantityTexts.onlyLeft(Math.floor(availableKg), name)}
        {quantity.isCut && !isTooMuch && quantityTexts.atMost(quantityLimits.quantityMaxKg)}
      </p>
      {promise({ totalPaise, kg: quantityKg })}
      <BuyBar
        isShown={!isInView && !isTooMuch}
        summary={
          <>
            {detailTexts.kgForTotal(quantityKg)}
            <b>{total}</b>
          </>
        }
      >
        <Link
          to={checkout}
          aria-label={detailTexts.buyKg(quantityKg, name)}
          className="button button-primary"
        >
          {buyTexts.buyNow}
        </Link>
      </BuyBar>
    </div>
  );
}

function Total({ quantityKg, total }: { quantityKg: number; total: string }) {
  const announced = useDebouncedText(`${detailTexts.kg(quantityKg)}, ${total}`);
  return (
    <p className="ml-auto text-right">
      <small className="block text-basalt-500">{detailTexts.total}</small>
      <b className="text-price">{total}</b>
      <output aria-live="polite" className="sr-only">
        {announced}
      </output>
    </p>
  );
}
