import type { BagLabelsQuery } from '@dalan/contract/mill/bag-labels';
import { batchPagePath, panelPaths } from '@dalan/contract/pages/panel-paths';

const names = ['ids', 'batches', 'day'] as const;

/** The labels of orders, of batches or of a day. Without either, of what was milled today. */
export function labelsPath(asked: BagLabelsQuery = {}): string {
  const query = new URLSearchParams(asked as Record<string, string>).toString();
  return query === '' ? panelPaths.labels : `${panelPaths.labels}?${query}`;
}

export function readLabelsQuery(search: URLSearchParams): BagLabelsQuery {
  const name = names.find((one) => (search.get(one) ?? '') !== '');
  return name === undefined ? {} : { [name]: search.get(name) ?? '' };
}

/** The text of the code on a label: the whole address, for the camera of any phone. */
export function batchLink(path: string, origin = window.location.origin): string {
  return `${origin}${batchPagePath(path)}`;
}
