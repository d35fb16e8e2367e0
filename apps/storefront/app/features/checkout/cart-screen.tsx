import { sellableKg } from '@dalan/contract/catalog/catalog';
import { lineKey } from '@dalan/contract/catalog/grinds';
import { formatPaise } from '@dalan/contract/money/money';
import { formatKg } from '@dalan/contract/money/weight';
import { orderTexts } from '@dalan/contract/orders/orders';
import { quantityTexts, totalKg } from '@dalan/contract/orders/quantities';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { nameInPage } from '../../lib/language/shown-name.ts';
import { lineTexts } from '../../lib/line.texts.ts';
import { BuyBar } from '../../ui/buy-bar/buy-bar.tsx';
import { useIsInView } from '../../ui/buy-bar/use-is-in-view.ts';
import { usePressGuard } from '../../ui/buy-bar/use-press-guard.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AcceptedPayments } from './summary/payment-block.tsx';
import { FlourLine } from './lines/flour-line.tsx';
import type { RenderPicture } from './lines/flour-line.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { problemIn } from './lines/line-problem.rules.ts';
import type { OrderLine } from './lines/order-lines.rules.ts';
import {
  availableKg,
  countFlours,
  lineId,
  lineName,
  totalPaise,
  withGrind,
  withQuantity,
} from './lines/order-lines.rules.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import './checkout-page.css';
import './cart-screen.css';

type CartScreenProps = {
  lines: readonly OrderLine[];
  goneCount: number;
  picture: RenderPicture;
  onLinesChange: (before: readonly OrderLine[], after: readonly OrderLine[]) => void;
  /** Undefined while the delivery rule is off. */
  promise: ((lines: readonly OrderLine[]) => ReactNode) | undefined;
};

type Removed = { line: OrderLine; position: number };

export function CartScreen(props: CartScreenProps) {
  const { goneCount, picture, onLinesChange, promise } = props;
  const [lines, setLines] = useState(props.lines);
  const [removed, setRemoved] = useState<Removed>();
  const [corrections, setCorrections] = useState(0);
  const [watchLink, isLinkInView] = useIsInView();
  const [chosenKey, setChosenKey] = useState<string>();
  const reasonId = useId();
  const problem = problemIn(lines);
  const amount = formatKg(totalKg(lines));
  const hasMoreLines = countFlours(lines) < lines.length;
  const total = formatPaise(totalPaise(lines));
  const press = usePressGuard(`${amount}, ${total}, ${corrections}`);

  function updateLines(after: readonly OrderLine[], nowRemoved?: Removed): void {
    onLinesChange(lines, after);
    setLines(after);
    setRemoved(nowRemoved);
  }

  const rows = lines.map((line, position) => {
    const key = lineKey(lineId(line));
    const remove = () => updateLines(lines.toSpliced(position, 1), { line, position });
    return (
      <FlourLine
        key={key}
        line={line}
        availableKg={availableKg(lines, line)}
        picture={picture}
        warning={shortage(lines, line)}
        hasFocus={key === chosenKey}
        onQuantity={(kg) => updateLines(withQuantity(lines, lineId(line), kg))}
        onGrind={(grind) => {
          setChosenKey(lineKey({ ...lineId(line), grind }));
          updateLines(withGrind(lines, lineId(line), grind));
        }}
        onRemove={remove}
        onCorrected={() => setCorrections(corrections + 1)}
      >
        <button type="button" onClick={remove} className="flour-remove">
          <Icon name="bin" isSmall />
          <span>{lineTexts.remove}</span>
          <span className="sr-only">{lineTexts.removeName(lineName(line))}</span>
        </button>
      </FlourLine>
    );
  });
  const undo = removed && (
    <li key="removed" className="flour-removed">
      <p role="status">{lineTexts.removed(lineName(removed.line))}</p>
      <button
        type="button"
        autoFocus
        onClick={() => updateLines(lines.toSpliced(removed.position, 0, removed.line))}
        className="button"
      >
        {checkoutTexts.undo}
      </button>
    </li>
  );
  const checkout = (
    <Link
      to="/cart/checkout"
      onPointerDown={press.onPointerDown}
      onClick={(event) => {
        if (press.hasChangedSincePress()) event.preventDefault();
      }}
      className="button button-primary button-large"
    >
      {checkoutTexts.checkout}
    </Link>
  );
  const off = (
    <>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={reasonId}
        className="button button-large"
      >
        {checkoutTexts.checkout}
      </button>
      <p id={reasonId} className="chit-note">
        {problem}
      </p>
    </>
  );

  return (
    <div className="wrap checkout-page">
      <h1>{checkoutTexts.cartTitle}</h1>
      {lines.length > 0 && (
        <p className="checkout-count">
          {(hasMoreLines ? checkoutTexts.cartLines : checkoutTexts.cartCount)(lines.length, amount)}
        </p>
      )}
      {goneCount > 0 && <Notice tone="info">{checkoutTexts.goneFromCart(goneCount)}</Notice>}
      {lines.length === 0 ? (
        <>
          {undo && <ul className="cart-lines">{undo}</ul>}
          <NothingToOrder title={checkoutTexts.cartEmpty} hasFocus={false} />
        </>
      ) : (
        <div className="checkout">
          <section>
            <h2 className="sr-only">{checkoutTexts.flours}</h2>
            <ul className="cart-lines">
              {undo ? rows.toSpliced(removed.position, 0, undo) : rows}
            </ul>
            <Link to="/products" className="arrow-link">
              <Icon name="arrow-left" isSmall />
              {checkoutTexts.continueShopping}
            </Link>
          </section>
          <OrderSummary lines={lines} hasPayment={false} promise={promise?.(lines)}>
            <div ref={watchLink}>{problem === undefined ? checkout : off}</div>
            <AcceptedPayments />
          </OrderSummary>
          <BuyBar
            isShown={!isLinkInView && problem === undefined}
            summary={
              <>
                {checkoutTexts.weightTotal(amount)} <b>{total}</b>
              </>
            }
          >
            {checkout}
          </BuyBar>
        </div>
      )}
    </div>
  );
}

/** The lines of one flour share its stock, so each of them says what is left of it. */
function shortage(lines: readonly OrderLine[], line: OrderLine): string | undefined {
  const { flour, quantityKg } = line;
  const stockKg = sellableKg(flour);
  const name = nameInPage(flour);
  if (stockKg === 0) return orderTexts.noneLeft(name);
  const isTooMuch = quantityKg > availableKg(lines, line);
  return isTooMuch ? quantityTexts.onlyLeft(stockKg, name) : undefined;
}
