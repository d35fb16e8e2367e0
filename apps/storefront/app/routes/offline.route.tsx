import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { NotKept } from '../ui/not-kept.tsx';
import { notKeptTexts } from '../ui/not-kept.texts.ts';
import type { Route } from './+types/offline.route';
// Every phone keeps the scripts of this page. Other pages load these two only without a network.
import '../features/kept-order/kept-orders.tsx';
import '../features/offline/offline-line.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, notKeptTexts.title), noIndex];
}

/** The service worker shows this page at the address of one that it has not kept. */
export default function Offline() {
  return (
    <div className="wrap py-8 md:py-22">
      <NotKept heading="h1" />
    </div>
  );
}
