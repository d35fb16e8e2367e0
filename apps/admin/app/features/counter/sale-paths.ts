import { panelPaths } from '@dalan/contract/pages/panel-paths';

export function billPathOf(orderId: string): string {
  return `${panelPaths.bill}?of=${orderId}`;
}

export function labelsPathOf(orderId: string): string {
  return `${panelPaths.labels}?ids=${orderId}`;
}
