import { panelPaths } from '@dalan/contract/pages/panel-paths';

const RUN = 'run';
const STOP = 'stop';

/** A stop is shown on top of its run on the same page, so that Back leads to the run. */
export function stopPath(runId: string, orderId: string): string {
  return `${runPath(runId)}&${new URLSearchParams({ [STOP]: orderId })}`;
}

export function runPath(runId: string): string {
  return `${panelPaths.rider}?${new URLSearchParams({ [RUN]: runId })}`;
}

export function shownIn(search: URLSearchParams) {
  return { runId: search.get(RUN), orderId: search.get(STOP) };
}
