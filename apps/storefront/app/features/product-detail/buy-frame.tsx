import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { BuyBar } from '../../ui/buy-bar/buy-bar.tsx';
import { useIsInView } from '../../ui/buy-bar/use-is-in-view.ts';
import { useDebouncedText } from '../../ui/quantity/use-debounced-text.ts';
import { buyTexts } from '../../lib/buy.texts.ts';
import { detailTexts } from './product-detail.texts.ts';
import './product-detail.css';

type BuyFrameProps = {
  /** The name with the grind, if there is one. */
  name: string;
  weight: string;
  /** What the bar at the bottom says before the total. */
  summary: string;
  total: string;
  checkout: string;
  isTooMuch: boolean;
  onAddToCart: () => void;
  noticeId: string;
  notice: ReactNode;
  promise: ReactNode;
  /** The fields above the buttons. */
  children: ReactNode;
};

/** The buttons to buy what the fields say. */
export function BuyFrame(props: BuyFrameProps) {
  const { name, weight, total, checkout, isTooMuch, onAddToCart } = props;
  const [watchActions, isInView] = useIsInView();
  return (
    <div className="buy-box">
      {props.children}
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
          onClick={onAddToCart}
          className="button button-large"
        >
          {buyTexts.addToCart}
        </button>
      </div>
      {/* This is below the buttons, because it may appear during a press and must not move them. */}
      <p id={props.noticeId} role="status" className="font-semibold text-kumkum-600">
        {props.notice}
      </p>
      {props.promise}
      <BuyBar
        isShown={!isInView && !isTooMuch}
        summary={
          <>
            {detailTexts.forTotal(props.summary)}
            <b>{total}</b>
          </>
        }
      >
        <Link
          to={checkout}
          aria-label={detailTexts.buyWeight(weight, name)}
          className="button button-primary"
        >
          {buyTexts.buyNow}
        </Link>
      </BuyBar>
    </div>
  );
}

export function Total({ weight, total }: { weight: string; total: string }) {
  const announced = useDebouncedText(`${weight}, ${total}`);
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
