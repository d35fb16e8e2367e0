import { readLanguage } from '@dalan/contract/language/languages';
import { VISITS_PATH, visitLengths, VITAL_MAX } from '@dalan/contract/pages/visits';
import type { VisitReport, Vital } from '@dalan/contract/pages/visits';

import { pageNames } from '../../page-lists.rules.ts';
import { openJumps, slowestInteraction } from './vitals.rules.ts';
import type { Interaction } from './vitals.rules.ts';

type Entry = PerformanceEntry & {
  element?: Element | null;
  target?: Node | null;
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
  sources?: readonly { node: Node | null }[];
};

/**
 * Measures this page load and sends it once, when the page is hidden or left. What is tapped after
 * that is not measured.
 */
export function measureVisit(): void {
  const { language, path } = readLanguage(location.pathname);
  const page = pageNames.find(({ at }) => at.test(path))?.path ?? '/:other';
  // A tab that was opened in the background has no times that anybody waited for.
  if (document.hidden) return;
  const measured: Partial<Record<Vital, number>> = {};
  const elements: Partial<Record<Vital, string>> = {};
  const note = (vital: Vital, value: number, node?: Node | null) => {
    measured[vital] = Math.min(Math.round(value), VITAL_MAX);
    elements[vital] = nameOf(node);
  };

  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation) note('ttfb', (navigation as PerformanceNavigationTiming).responseStart);

  const jumps = openJumps<Node>();
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) note('cls', 0);
  const interactions = new Map<number, Interaction<Node>>();
  const readers = [
    observe('largest-contentful-paint', ({ startTime, element }) =>
      note('lcp', startTime, element),
    ),
    observe('layout-shift', ({ startTime, value = 0, hadRecentInput, sources = [] }) => {
      if (hadRecentInput) return;
      const { worst, cause } = jumps.add({ at: startTime, size: value, cause: sources[0]?.node });
      note('cls', worst * 1000, cause);
    }),
    observe('event', ({ duration, interactionId = 0, target }) => {
      const known = interactions.get(interactionId)?.duration ?? 0;
      if (interactionId === 0 || known >= duration) return;
      interactions.set(interactionId, { duration, target });
      const slowest = slowestInteraction([...interactions.values()]);
      if (slowest) note('inp', slowest.duration, slowest.target);
    }),
  ];

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    for (const read of readers) read();
    const release = (window.__reactRouterManifest?.version ?? '').slice(0, visitLengths.release);
    const report: VisitReport = { page, language, release, ...measured, elements };
    // `sendBeacon` would send the cookies along.
    fetch(VISITS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', send);
}

/** Returns a function that reads what has not been delivered yet, and stops. */
function observe(type: string, onEntry: (entry: Entry) => void): () => void {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  const options = { type, buffered: true, durationThreshold: 16 };
  observer.observe(options);
  return () => {
    observer.takeRecords().forEach(onEntry);
    observer.disconnect();
  };
}

/** Tags and classes, such as `section.hero img`. They hold no text and no id. */
function nameOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return '';
  const own = oneName(element);
  const around = own.includes('.') ? null : element.parentElement?.closest('[class]');
  const name = around ? `${oneName(around)} ${own}` : own;
  return name.replaceAll(/[^\w. -]/g, '').slice(0, visitLengths.element);
}

function oneName(element: Element): string {
  return [element.localName, ...[...element.classList].slice(0, 1)].join('.');
}
