import { useLayoutEffect } from 'react';

import { nextProductTexts } from './next-product.texts.ts';

/** Placeholder boxes for the next page. The previous one may have been scrolled down. */
export function NextProductSkeleton() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className="flour-skeleton" aria-busy="true">
      <h1 className="sr-only">{nextProductTexts.loading}</h1>
      <div className="bg-peeth-200" />
      <div aria-hidden="true" className="px-(--gutter) py-4 md:px-16 md:py-12">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
