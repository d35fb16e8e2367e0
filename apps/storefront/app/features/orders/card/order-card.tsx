import { days } from '@dalan/contract/language/days.texts';
import { formatRupees } from '@dalan/contract/money/money';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order, OrderedProduct } from '@dalan/contract/orders/orders';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { OrderActions } from '../actions/order-actions.tsx';
import type { OrderActionsProps } from '../actions/order-actions.tsx';
import { OrderAgain } from '../actions/order-again.tsx';
import { PayBlock } from '../pay/pay-block.tsx';
import { OrderDetails } from './order-details.tsx';
import { myOrdersTexts } from '../my-orders.texts.ts';
import { nextStepText, summarizeItems } from '../order-format.rules.ts';
import { orderSteps } from './order-steps.rules.ts';
import type { OrderStep } from './order-steps.rules.ts';
import { isOwedOnAccount, orderStatusColour, paymentStatusColour } from '../order-status.rules.ts';
import type { StatusColour } from '../order-status.rules.ts';
import './order-details.css';
import '../orders.css';

/** More pictures would leave no space for the text. */
const PICTURES_SHOWN = 2;

type OrderCardProps = OrderActionsProps & {
  /** True if the URL hash names this order: it then opens and takes the focus. */
  isLinked: boolean;
  /** True if the customer comes back from a UPI app in which they pay this order. */
  isBackFromApp: boolean;
  onClaimed: (order: Order) => void;
  renderPicture: (product: OrderedProduct) => ReactNode;
};

export function OrderCard({
  order,
  isLinked,
  isBackFromApp,
  onClaimed,
  renderPicture,
  onCancelled,
  ...actions
}: OrderCardProps) {
  const [isOpen, setIsOpen] = useState(isLinked);
  const headRef = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  useEffect(() => {
    if (isLinked && !isBackFromApp) headRef.current?.focus();
  }, [isLinked, isBackFromApp]);
  const { orderStatus, paymentStatus } = order;
  const contents = summarizeItems(order);
  const steps = orderSteps(order);
  const hasCancelled = useRef(false);
  useEffect(() => {
    // Both the focused button and the dialog that would restore the focus are gone.
    if (hasCancelled.current) headRef.current?.focus();
  }, [orderStatus]);
  return (
    <article id={order._id} data-open={isOpen || undefined} className="order">
      <h2>
        <button
          ref={headRef}
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
          className="order-head"
        >
          <span className="order-stones">
            {order.items.slice(0, PICTURES_SHOWN).map(({ productId }) => (
              <span key={productId._id}>{renderPicture(productId)}</span>
            ))}
          </span>
          <span className="order-name">
            <b>{myOrdersTexts.order(shortOrderId(order._id))}</b>
            <span className="order-facts">
              <span>{days.formatDate(order.createdAt)}</span> <span>{contents}</span>
            </span>
          </span>
          <span className="order-amount">{formatRupees(order.amountToPay)}</span>
          <span className="order-chips">
            <StatusChip
              colour={orderStatusColour(orderStatus)}
              text={myOrdersTexts.status[orderStatus]}
            />
            {isOwedOnAccount(order) ? (
              <StatusChip colour="grey" text={onAccountChip} />
            ) : (
              <StatusChip
                colour={paymentStatusColour(paymentStatus)}
                text={myOrdersTexts.payment(myOrdersTexts.paymentStatus[paymentStatus])}
              />
            )}
          </span>
          <Icon name="chevron-down" />
        </button>
      </h2>
      {!isOpen && (
        <div className="order-foot">
          <OrderAgain order={order} onOrderAgain={actions.onOrderAgain} />
        </div>
      )}
      {isOpen && (
        <div id={bodyId} className="order-body">
          {steps.length > 0 && (
            <>
              <OrderSteps steps={steps} />
              <p className="order-next">{nextStepText(order)}</p>
            </>
          )}
          <PayBlock
            order={order}
            isBackFromApp={isLinked && isBackFromApp}
            onClaimed={onClaimed}
            onOutdated={actions.onOutdated}
          />
          <OrderDetails order={order} renderPicture={renderPicture}>
            <OrderActions
              order={order}
              onCancelled={(cancelled) => {
                hasCancelled.current = true;
                onCancelled(cancelled);
              }}
              {...actions}
            />
          </OrderDetails>
        </div>
      )}
    </article>
  );
}

/** The order's progress as dots: vertical on phones, horizontal on wide screens. */
function OrderSteps({ steps }: { steps: OrderStep[] }) {
  return (
    <ol aria-label={myOrdersTexts.progress} className="order-steps">
      {steps.map(({ status, state, at }) => (
        <li key={status} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{myOrdersTexts.steps[status]}</b>
          <span className="sr-only">, {myOrdersTexts.stepStates[state]}</span>
          {at && <time dateTime={at}>{days.formatMomentOfYear(at)}</time>}
        </li>
      ))}
    </ol>
  );
}

/** The icon of each colour. Grey has a dot instead, drawn in CSS. */
const icons: Partial<Record<StatusColour, IconName>> = {
  green: 'check',
  yellow: 'clock',
  red: 'close',
};

function StatusChip({ colour, text }: { colour: StatusColour; text: string }) {
  const icon = icons[colour];
  return (
    <span className={`chip chip-${colour}`}>
      {icon && <Icon name={icon} />}
      {text}
    </span>
  );
}
