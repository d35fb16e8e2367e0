import { lineKey } from '@dalan/contract/catalog/grinds';
import { readablePhone } from '@dalan/contract/contact/contact-details';
import { days } from '@dalan/contract/language/days.texts';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order, OrderItem, OrderedProduct } from '@dalan/contract/orders/orders';
import { promises } from '@dalan/contract/settings/shop';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import type { ReactNode } from 'react';

import { namedWithGrind } from '../../../lib/language/named-with-grind.ts';
import { shownName } from '../../../lib/language/shown-name.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { myOrdersTexts } from '../my-orders.texts.ts';
import '../../../ui/facts.css';
import './order-details.css';

type PictureOf = (product: OrderedProduct) => ReactNode;
type OrderDetailsProps = { order: Order; renderPicture: PictureOf; children: ReactNode };

export function OrderDetails({ order, renderPicture, children }: OrderDetailsProps) {
  return (
    <div className="order-columns">
      <div>
        <ul className="order-items">
          {order.items.map((item) => (
            <Item key={keyOf(item)} item={item} renderPicture={renderPicture} />
          ))}
        </ul>
        <OrderSums order={order} />
        <dl className="facts order-payment">
          <Fact name={myOrdersTexts.paymentMethodLabel}>{promises.payment}</Fact>
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

/** Orders from before the delivery rule have no charge. */
function OrderSums({ order }: { order: Order }) {
  const { totalAmount, deliveryCharge, amountToPay, pincode } = order;
  if (pincode === null) {
    return (
      <p className="order-total">
        <span>{myOrdersTexts.total}</span>
        <b>{formatRupees(totalAmount)}</b>
      </p>
    );
  }
  return (
    <>
      <dl className="order-sums">
        <div>
          <dt>{myOrdersTexts.total}</dt>
          <dd>{formatRupees(totalAmount)}</dd>
        </div>
        <div>
          <dt>{myOrdersTexts.delivery}</dt>
          <dd>{deliveryCharge === 0 ? myOrdersTexts.free : formatRupees(deliveryCharge)}</dd>
        </div>
      </dl>
      <p className="order-total">
        <span>{myOrdersTexts.amountToPay}</span>
        <b>{formatRupees(amountToPay)}</b>
      </p>
    </>
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
      {description && <p>{description}</p>}
    </li>
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
