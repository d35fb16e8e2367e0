import { totalKg } from '@dalan/contract/orders/quantities';
import type { User } from '@dalan/contract/people/accounts';
import { lineKey } from '@dalan/contract/catalog/grinds';
import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { days } from '@dalan/contract/language/days.texts';
import { formatPaise } from '@dalan/contract/money/money';
import { formatKg } from '@dalan/contract/money/weight';
import type { Order } from '@dalan/contract/orders/orders';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';

import type { KeptOrder } from '../../lib/kept-order/kept-orders.ts';
import { placedOrderUrl } from '../../lib/placed-order-url.ts';
import { useShop } from '../../lib/use-shop.ts';
import { BuyBar } from '../../ui/buy-bar/buy-bar.tsx';
import { useIsInView, useWasInView } from '../../ui/buy-bar/use-is-in-view.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { ChangedLinesNotice } from './lines/changed-lines-notice.tsx';
import { ChargeChangedNotice } from './days/charge-changed-notice.tsx';
import { DeliveryDays } from './days/delivery-days.tsx';
import { OrderTooSmallNotice } from './days/order-too-small-notice.tsx';
import { DeliveryBlock } from './delivery/delivery-block.tsx';
import { EarlierOrderNotice } from './place-order/earlier-order-notice.tsx';
import { FlourLine } from './lines/flour-line.tsx';
import type { RenderPicture } from './lines/flour-line.tsx';
import { describeChange } from './lines/line-changes.rules.ts';
import { NothingToOrder } from './nothing-to-order.tsx';
import { orderPlacedHere } from './place-order/order-attempt.ts';
import type { OrderLine } from './lines/order-lines.rules.ts';
import { availableKg, isLine, lineId, totalPaise } from './lines/order-lines.rules.ts';
import { OrderPlacedDialog } from './place-order/order-placed-dialog.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import { PaymentBlock } from './summary/payment-block.tsx';
import { keepTexts } from './place-order/keep-order.texts.ts';
import { PlaceOrderButton } from './place-order/place-order-button.tsx';
import { changesIn, questionIn } from './checkout-machine.rules.ts';
import { useCheckout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import './checkout-page.css';

type CheckoutScreenProps = {
  user: User;
  lines: readonly OrderLine[];
  /** Number of flours removed from the cart because they are no longer sold. */
  goneCount?: number;
  picture: RenderPicture;
  /** Saves the lines in the URL or in the cart. */
  onLinesChange: (before: readonly OrderLine[], after: readonly OrderLine[]) => void;
  onProfileSaved: (user: User) => void;
  onPlaced?: (bought: readonly OrderLine[]) => void;
  onLeave: () => void;
  /** The order that was kept without a network. */
  kept?: KeptOrder & { isToSend: boolean };
  /** How to pay a placed order now; undefined if it is paid on delivery. */
  paymentOf: (order: Order) => ReactNode;
  emailNote: ReactNode;
};

/** Going back to a finished checkout leads to its order. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const [placed] = useState(orderPlacedHere);
  if (placed !== undefined) return <Navigate to={placedOrderUrl(placed)} replace />;
  return <OpenCheckout {...props} />;
}

function OpenCheckout(props: CheckoutScreenProps) {
  const { user, goneCount = 0, picture, onLeave } = props;
  const placeButton = useRef<HTMLButtonElement>(null);
  const [watchButton, isButtonInView] = useIsInView();
  const [watchAddress, wasAddressSeen] = useWasInView();
  const [corrections, setCorrections] = useState(0);
  const checkout = useCheckout(props);
  const { stage, lines, rule, offer, isBusy, isOnline, canKeep, where } = checkout;
  const question = questionIn(stage);
  const changes = changesIn(stage);
  const refusal = 'text' in stage ? stage.text : undefined;
  const earlier = stage.is === 'earlier' ? stage.order : undefined;
  const [chosenKey, setChosenKey] = useState<string>();
  const amount = formatKg(totalKg(lines));
  const total = formatPaise(totalPaise(lines));
  const button = {
    isBusy,
    isOnline,
    canKeep,
    isEditing: where.isEditing,
    onPlace: checkout.placeOrder,
    isBlocked: checkout.isBlocked,
    shown: `${amount}, ${total}, ${offer?.amountPaise}, ${offer?.day}, ${corrections}`,
  };

  if (stage.is === 'kept') return <Navigate to="/cart" replace />;
  return (
    <div className="wrap checkout-page">
      <h1>{checkoutTexts.title}</h1>
      {goneCount > 0 && <Notice tone="info">{checkoutTexts.goneFromCart(goneCount)}</Notice>}
      {lines.length === 0 ? (
        <NothingToOrder title={checkoutTexts.nothingLeft} hasFocus={props.lines.length > 0} />
      ) : (
        <div className="checkout">
          <div>
            <section className="checkout-block">
              <h2>{checkoutTexts.flours}</h2>
              <ul>
                {lines.map((line) => {
                  const id = lineId(line);
                  const key = lineKey(id);
                  const change = changes.find((one) => isLine(one)(line));
                  return (
                    <FlourLine
                      key={key}
                      line={line}
                      availableKg={availableKg(lines, line)}
                      picture={picture}
                      hasFocus={key === chosenKey}
                      warning={change && describeChange(change, line).what}
                      onQuantity={(kg) => checkout.changeQuantity(id, kg)}
                      onGrind={(grind) => {
                        setChosenKey(lineKey({ ...id, grind }));
                        checkout.chooseGrind(id, grind);
                      }}
                      onCorrected={() => setCorrections(corrections + 1)}
                    />
                  );
                })}
              </ul>
            </section>
            <DeliveryBlock
              user={user}
              where={where}
              rule={rule}
              onOrderWanted={checkout.placeOrder}
              addressRef={watchAddress}
            />
            {rule && offer && (
              <DeliveryDays
                rule={rule}
                now={checkout.now}
                offer={offer}
                fullDay={question?.about === 'day' ? question.day : undefined}
                onChoose={checkout.chooseDay}
              />
            )}
            <PaymentBlock />
          </div>
          <OrderSummary lines={lines} hasPayment offer={offer}>
            {earlier && (
              <EarlierOrderNotice
                key={`earlier ${checkout.timesAsked}`}
                order={earlier}
                refusal={refusal}
                isBusy={isBusy}
                onChange={checkout.orderInstead}
                onOrderAsWell={checkout.orderAsWell}
                onKeep={() => {
                  checkout.keepEarlier();
                  onLeave();
                }}
              />
            )}
            {!earlier && changes.length > 0 && (
              <ChangedLinesNotice
                key={checkout.timesAsked}
                isUrgent={refusal !== undefined || checkout.timesAsked > 0}
                lines={lines}
                changes={changes}
                refusal={refusal}
                onAccept={() => {
                  checkout.acceptChanges();
                  placeButton.current?.focus();
                }}
              />
            )}
            {!earlier && changes.length === 0 && refusal !== undefined && (
              <Notice tone="failed" more={stage.is === 'unsure' && <MayBePlaced />}>
                {refusal}
              </Notice>
            )}
            {!earlier && question?.about === 'charge' && offer?.area && (
              <ChargeChangedNotice
                key={checkout.timesAsked}
                area={offer.area}
                wasPaise={offer.chargePaise}
                nowPaise={question.chargePaise}
                amountPaise={question.amountPaise}
                onAccept={() => {
                  checkout.acceptCharge();
                  placeButton.current?.focus();
                }}
              />
            )}
            {offer?.area && offer.tooLittlePaise > 0 && rule?.smallestOrder && (
              <OrderTooSmallNotice
                area={offer.area}
                smallestOrder={rule.smallestOrder}
                missingPaise={offer.tooLittlePaise}
              />
            )}
            {!isOnline && (
              <Notice tone="info">{canKeep ? keepTexts.note : checkoutTexts.offlineNote}</Notice>
            )}
            <div ref={watchButton}>
              <PlaceOrderButton ref={placeButton} {...button} />
              {checkout.problem && <p className="chit-note">{checkout.problem}</p>}
            </div>
            <HelpLine />
          </OrderSummary>
          <BuyBar
            // The address must have been on screen before one tap can place the order.
            isShown={!isButtonInView && wasAddressSeen && checkout.problem === undefined}
            summary={
              offer?.area ? (
                <>
                  {checkoutTexts.weightToPay(amount)} <b>{formatPaise(offer.amountPaise)}</b>
                </>
              ) : (
                <>
                  {checkoutTexts.weightTotal(amount)} <b>{total}</b>
                </>
              )
            }
          >
            <PlaceOrderButton {...button} />
          </BuyBar>
        </div>
      )}
      {stage.is === 'placed' && !stage.hasLeft && (
        <OrderPlacedDialog
          order={stage.order}
          payment={props.paymentOf(stage.order)}
          emailNote={props.emailNote}
          onClose={onLeave}
        />
      )}
    </div>
  );
}

function MayBePlaced() {
  return (
    <p>
      {checkoutTexts.safeToRepeat} {checkoutTexts.lookFirst}{' '}
      <Link to="/myorders" className="link">
        {checkoutTexts.myOrders}
      </Link>
      {checkoutTexts.stop}
    </p>
  );
}

function HelpLine() {
  const { phone, openFrom, openTo } = useShop().shop;
  const { help } = checkoutTexts;
  return (
    <p className="chit-note">
      {help.before}
      <a href={telephoneLink(phone)} className="link">
        {phone}
      </a>
      {help.after(days.formatHours(openFrom, openTo))}
    </p>
  );
}
