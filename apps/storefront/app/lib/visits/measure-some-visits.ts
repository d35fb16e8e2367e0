import { VISIT_SHARE } from '@dalan/contract/pages/visits';

/** Browsers that a program drives would distort the figures. */
export function measureSomeVisits(): void {
  if (navigator.webdriver || Math.random() >= VISIT_SHARE) return;
  // Nothing is missed until then: browsers keep the first entries for observers that come later.
  const measure = () => void import('./measure-visit.ts').then((late) => late.measureVisit());
  if (document.readyState === 'complete') setTimeout(measure);
  else addEventListener('load', measure);
}
