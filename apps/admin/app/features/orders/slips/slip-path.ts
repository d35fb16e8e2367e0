import { panelPaths } from '@dalan/contract/pages/panel-paths';

const ORDER = 'order';

/** The text of the code on a slip: the whole address, for the camera of any phone. */
export function slipLink(orderId: string, origin = window.location.origin): string {
  return `${origin}${panelPaths.slip}?${ORDER}=${orderId}`;
}

export function readSlipOrder(query: URLSearchParams): string {
  return query.get(ORDER) ?? '';
}
