/** The boxes of the page to come, shown only where it does not come at once. */
export function ProductSkeleton() {
  return (
    <div className="skeleton detail" aria-busy="true">
      <h1 className="sr-only">Loading the flour…</h1>
      <noscript>
        <p className="p-(--gutter) font-semibold">
          This page needs JavaScript. Please allow it, or call us to order.
        </p>
      </noscript>
      <div className="detail-picture bg-peeth-200" />
      <div
        aria-hidden="true"
        className="grid content-start gap-4 px-(--gutter) py-6 md:px-16 md:py-12"
      >
        <div className="skeleton-line" />
        <div className="skeleton-line w-full" />
        <div className="skeleton-line" />
        <div className="skeleton-line w-full" />
        <div className="skeleton-line w-full" />
      </div>
    </div>
  );
}
