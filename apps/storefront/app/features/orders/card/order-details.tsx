import { lineKey } from '@dalan/contract/catalog/grinds';
import { readablePhone } from '@dalan/contract/contact/contact-details';
import { days } from '@dalan/contract/language/days.texts';
import { milledTexts } from '@dalan/contract/mill/milled.texts';
import { formatRupees } from '@dalan/contract/money/money';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { BatchOfLine, Order, OrderItem, OrderedProduct } from '@dalan/contract/orders/orders';
import { promises } from '@dalan/contract/settings/shop';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { namedWithGrind } from '../../../lib/language/named-with-grind.ts';
import { shownName } from '../../../lib/language/shown-name.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { myOrdersTexts } from '../my-orders.texts.ts';
import { orderSums } from '../order-format.rules.ts';
import '../../../ui/facts.css';
import './order-details.css';

type PictureOf = (product: OrderedProduct) => ReactNode;
type OrderDetailsProps = { order: Order; renderPicture: PictureOf; children: ReactNode };

export function OrderDetails({ order, renderPicture, children }: OrderDetailsProps) {
  const method = order.onAccount ? onAccountChip : order.channel !== 'counter' && promises.payment;
  return (
    <div className="order-columns">
      <div>
        <ul className="order-items">
          {order.items.map((item) => (
            <Item key={keyOf(item)} item={item} renderPicture={renderPicture} />
          ))}
        </ul>
        <OrderSums order={order} />
        {order.creditNotes && <CreditNotes notes={order.creditNotes} />}
        <dl className="facts order-payment">
          {method && <Fact name={myOrdersTexts.paymentMethodLabel}>{method}</Fact>}
          <Fact name={myOrdersTexts.paymentStatusLabel}>
            {myOrdersTexts.paymentStatus[order.paymentStatus]}
          </Fact>
          <Fact name={myOrdersTexts.lastUpdated}>
            <time dateTime={order.updatedAt}>{days.formatMoment(order.updatedAt)}</time>
          </Fact>
        </dl>
      </div>
      <div>
        <dl className="facts order-delivery">
          {order.pincode !== null && (
            <Fact name={myOrdersTexts.deliveryDay}>{days.formatDueDay(order.dueOn)}</Fact>
          )}
          {order.deliveryAddress !== '' && (
            <Fact name={myOrdersTexts.deliverTo}>
              <span>
                {order.userId.name}
                <br />
                {order.deliveryAddress}
              </span>
              {order.pincode !== null && (
                <>
                  <br />
                  {order.pincode}
                </>
              )}
            </Fact>
          )}
          <Fact name={myOrdersTexts.phone}>{readablePhone(order.contactNumber)}</Fact>
          <Fact name={myOrdersTexts.orderId}>
            {shortOrderId(order._id)}
            <CopyButton
              text={order._id}
              label={myOrdersTexts.copyId}
              copied={myOrdersTexts.idCopied}
            />
          </Fact>
        </dl>
        {children}
      </div>
    </div>
  );
}

function OrderSums({ order }: { order: Order }) {
  const sums = orderSums(order);
  const last = sums.pop();
  return (
    <>
      {sums.length > 0 && (
        <dl className="order-sums">
          {sums.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="order-total">
        <span>{last?.name}</span>
        <b>{last?.amount}</b>
      </p>
    </>
  );
}

/** The way to each credit note. */
function CreditNotes({ notes }: { notes: NonNullable<Order['creditNotes']> }) {
  return (
    <ul className="order-notes">
      {notes.map(({ _id, number, amount }) => (
        <li key={_id}>
          <Link to={`/credit-notes/${_id}`}>{myOrdersTexts.creditNote(number)}</Link>{' '}
          {formatRupees(amount)}
        </li>
      ))}
    </ul>
  );
}

function Item({ item, renderPicture }: { item: OrderItem; renderPicture: PictureOf }) {
  const { description } = item.productId;
  const { lead, below } = shownName(namedWithGrind(item.productId, item.grind));
  return (
    <li>
      {renderPicture(item.productId)}
      <div>
        <h3 lang={lead.lang}>{lead.text}</h3>
        {below && (
          <p lang={below.lang} className="order-item-below">
            {below.text}
          </p>
        )}
        <p>
          {formatGrams(kgToGrams(item.quantityKg))} × {formatRupees(item.pricePerKg)}
        </p>
      </div>
      <b>{formatRupees(item.totalPrice)}</b>
      {item.batch && <Milled batch={item.batch} />}
      {description && <p>{description}</p>}
    </li>
  );
}

function Milled({ batch: { number, milledOn, bestBefore } }: { batch: BatchOfLine }) {
  const pieces = milledTexts.milled<ReactNode>(
    <DayOf key="milled" day={milledOn} />,
    bestBefore && <DayOf key="best" day={bestBefore} />,
  );
  return (
    <p className="order-milled">
      {pieces}
      <span>{milledTexts.batch(number)}</span>
    </p>
  );
}

function DayOf({ day }: { day: string }) {
  return (
    <b>
      <time dateTime={day}>{days.formatDueDay(day)}</time>
    </b>
  );
}

function keyOf({ productId, grind }: OrderItem): string {
  return lineKey({ productId: productId._id, grind: grind?.key });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
