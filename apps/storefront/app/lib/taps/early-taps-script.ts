/** Its text is an inline script, run before React is there: it may use nothing from outside. */
function listen(): void {
  const page = document.documentElement;
  const early = { buttons: [] as HTMLElement[], isReactListening: false };
  self.earlyTaps = early;

  /** Leads to another page of the shop, in this window. */
  function leaves(link: HTMLAnchorElement): boolean {
    const isHere = link.pathname + link.search === location.pathname + location.search;
    return link.origin === location.origin && !isHere && !link.target && !link.download;
  }

  /** Presses it once the page is awake; where React has woken up meanwhile, at once. */
  function keep(button: HTMLElement): void {
    if (self.earlyTaps) early.buttons.push(button);
    else button.click();
  }

  function look(event: MouseEvent): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>('a[href],button');
    if (pressed instanceof HTMLAnchorElement) {
      if (leaves(pressed)) page.dataset['going'] = 'page';
    } else if (
      self.earlyTaps &&
      pressed?.matches('[type=button]:not([popovertarget],[commandfor])')
    ) {
      page.dataset['going'] = 'tap';
      let isHeard = false;
      const hear = () => (isHeard = early.isReactListening);
      page.addEventListener('click', hear, { capture: true, once: true });
      setTimeout(() => {
        page.removeEventListener('click', hear, true);
        if (!isHeard) keep(pressed);
      });
    }
  }

  // React listens on the document, above `page`, and lets nothing pass that it cannot answer yet.
  addEventListener('click', look, true);
  addEventListener('submit', (event) => {
    // What a script has taken over, it shows itself.
    if (!event.defaultPrevented) page.dataset['going'] = 'page';
  });
  // Back to a page that the browser has kept as it was left.
  addEventListener('pageshow', (event) => {
    if (event.persisted) delete page.dataset['going'];
  });
}

/** In the head of every page: nothing that is pressed before the page is awake is lost. */
export const earlyTapsScript = `(${listen.toString()})()`;
