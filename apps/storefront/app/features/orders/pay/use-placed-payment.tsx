import type { Order } from '@dalan/contract/orders/orders';
import { askedOfCustomer } from '@dalan/contract/payments/payments';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { useShop } from '../../../lib/use-shop.ts';
import { backFromApp } from './back-from-app.ts';
import { PlacedPayment } from './placed-payment.tsx';

/** Returns how to pay an order just placed. Undefined without UPI or with nothing to pay. */
export function usePlacedPayment(): (order: Order) => ReactNode {
  const navigate = useNavigate();
  const hasUpi = useShop().shop.upiId !== '';
  return (order) => {
    if (!hasUpi || askedOfCustomer(order) === 0) return undefined;
    const onBack = () => void navigate(...backFromApp(order._id));
    return <PlacedPayment order={order} onBack={onBack} />;
  };
}
