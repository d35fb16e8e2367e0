/** This source becomes an inline script that runs before React: it cannot use anything outside. */
function allowLateLayout(): void {
  try {
    const { key } = (history.state ?? {}) as { key?: string };
    // The router stores where each visited page was scrolled to.
    const stored = sessionStorage.getItem('react-router-scroll-positions') ?? '{}';
    const isScrolledTo = key !== undefined && (JSON.parse(stored) as Record<string, number>)[key];
    if (isScrolledTo || location.hash) return;
  } catch {
    // Without storage no position is restored.
  }
  document.documentElement.dataset['lateLayout'] = '';
}

/**
 * Lets `styles/late-layout.css` skip the layout of what is far below the screen. A page that opens
 * at a place further down is laid out as a whole, since that place depends on all heights above it.
 */
export const lateLayoutScript = `(${allowLateLayout.toString()})()`;
