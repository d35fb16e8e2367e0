/** This source becomes an inline script that runs before React: it cannot use anything outside. */
function listen(): void {
  const page = document.documentElement;
  const early = { buttons: [] as HTMLElement[], isReactListening: false };
  self.earlyTaps = early;

  /** Whether the link opens another page of the shop in this window. */
  function opensPage(link: HTMLAnchorElement): boolean {
    const isCurrent = link.pathname + link.search === location.pathname + location.search;
    return link.origin === location.origin && !isCurrent && !link.target && !link.download;
  }

  /** Clicks the button after hydration, or at once if that has just finished. */
  function clickLater(button: HTMLElement): void {
    if (self.earlyTaps) early.buttons.push(button);
    else button.click();
  }

  function handleClick(event: MouseEvent): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>('a[href],button');
    if (pressed instanceof HTMLAnchorElement) {
      if (opensPage(pressed)) page.dataset['going'] = 'page';
    } else if (
      self.earlyTaps &&
      pressed?.matches('[type=button]:not([popovertarget],[commandfor])')
    ) {
      page.dataset['going'] = 'tap';
      let isHandled = false;
      const markHandled = () => (isHandled = early.isReactListening);
      page.addEventListener('click', markHandled, { capture: true, once: true });
      setTimeout(() => {
        page.removeEventListener('click', markHandled, true);
        if (!isHandled) clickLater(pressed);
      });
    }
  }

  // React listens on the document, above `page`, and stops events that it cannot handle yet.
  addEventListener('click', handleClick, true);
  addEventListener('submit', (event) => {
    // A form that JavaScript handles shows its own progress.
    if (!event.defaultPrevented) page.dataset['going'] = 'page';
  });
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', (event) => {
    if (event.persisted) delete page.dataset['going'];
  });
}

/** Runs in the head of every page, so that taps before hydration are not lost. */
export const earlyTapsScript = `(${listen.toString()})()`;
