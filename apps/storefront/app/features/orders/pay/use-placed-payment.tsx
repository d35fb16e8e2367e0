import type { Order } from '@dalan/contract/orders/orders';
import { askedOfCustomer } from '@dalan/contract/payments/payments';
import { Suspense, lazy } from 'react';
import type { FunctionComponent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { useShop } from '../../../lib/use-shop.ts';
import { backFromApp } from './back-from-app.ts';
import type { PlacedPaymentProps } from './placed-payment.tsx';

/** It loads when the order is placed. Should that fail, My Orders has the ways to pay. */
const PlacedPayment = lazy<FunctionComponent<PlacedPaymentProps>>(() =>
  import('./placed-payment.tsx').then(
    (part) => ({ default: part.PlacedPayment }),
    () => ({ default: () => null }),
  ),
);

/** Returns how to pay an order just placed. Undefined without UPI, with nothing to pay, and on account. */
export function usePlacedPayment(): (order: Order) => ReactNode {
  const navigate = useNavigate();
  const hasUpi = useShop().shop.upiId !== '';
  return (order) => {
    if (!hasUpi || order.onAccount || askedOfCustomer(order) === 0) return undefined;
    const onBack = () => void navigate(...backFromApp(order._id));
    return (
      <Suspense>
        <PlacedPayment order={order} onBack={onBack} />
      </Suspense>
    );
  };
}
