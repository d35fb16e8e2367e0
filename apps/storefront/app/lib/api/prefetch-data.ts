import { earlyClient } from './browser-client.ts';
import { isStaff, readSession } from '../session/stored-session.ts';

const ONE_FLOUR = /^\/product\/([^/]+)$/;
const BUY_NOW = /^\/cart\/([^/]+)\/[^/]+$/;
const FLOURS = /^\/(?:products|product\/[^/]+|cart|cart\/checkout)?$/;
const CUSTOMER = /^\/(?:profile|cart\/.+)$/;
const CLOSED = /^\/(?:product\/|cart|profile)/;

/** The calls that the page at this path begins with, while its script is still on the way. */
export function prefetchData(path: string): void {
  const session = readSession();
  const isCustomer = session.loggedInStatus && !isStaff(session);
  if (CLOSED.test(path) && !isCustomer) return;
  const id = (ONE_FLOUR.exec(path) ?? BUY_NOW.exec(path))?.[1];
  if (id !== undefined) {
    void earlyClient.call('getProduct', { params: { id: decodeURIComponent(id) } });
  }
  if (FLOURS.test(path)) void earlyClient.call('listProducts', {});
  if (CUSTOMER.test(path)) void earlyClient.call('getUser', { params: { id: session.userId } });
}
