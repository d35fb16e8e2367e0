import { useLayoutEffect } from 'react';

/** Placeholder boxes. They appear after a delay, unless `isLate`. */
export function ProductSkeleton({ isLate = false }: { isLate?: boolean }) {
  return (
    <div className={`flour-skeleton ${isLate ? '' : 'skeleton'}`} aria-busy="true">
      <h1 className="sr-only">Loading the flour…</h1>
      <noscript>
        <p className="p-(--gutter) font-semibold">
          This page needs JavaScript. Please allow it, or call us to order.
        </p>
      </noscript>
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

/** Replaces the previous page, which may have been scrolled down. */
export function NextProductSkeleton() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <ProductSkeleton isLate />;
}
