import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { startOrders } from '../features/orders/list/use-orders.ts';
import { OrderMaster } from '../features/orders/order-master.tsx';
import type { Route } from './+types/order-master.route';

/**
 * Starts to fetch the list with the route's script. Nothing waits for it: the list shows how it
 * went.
 */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  startOrders(url.searchParams).catch(() => undefined);
  return null;
}

/** A page, filter or dialog of the open list is no reason to fetch it again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function OrderMasterRoute() {
  return <OrderMaster />;
}
