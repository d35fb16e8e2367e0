import { useLayoutEffect } from 'react';

/** The boxes of a flour's page to come, shown only where it does not come at once. */
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

/** The same in place of the page that was left, which may have been scrolled far down. */
export function NextProductSkeleton() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <ProductSkeleton isLate />;
}
