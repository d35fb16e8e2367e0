import { panelPaths } from '@dalan/contract/pages/panel-paths';

const ORDER = 'of';

export function billPath(orderId: string): string {
  return `${panelPaths.bill}?${ORDER}=${orderId}`;
}

export function readBilledOrder(query: URLSearchParams): string {
  return query.get(ORDER) ?? '';
}
