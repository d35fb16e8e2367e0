/**
 * Its source becomes an inline script that runs before React, so it cannot use anything outside.
 */
function guard(): void {
  const page = document.documentElement;
  if (page.hasAttribute('data-logged-in')) return;
  page.hidden = true;
  const { pathname, search, hash } = location;
  const query = new URLSearchParams({ next: pathname + search + hash });
  location.replace(`/login?${query.toString()}`);
}

/** Sends visitors to the log-in before a customers' page is painted. Needs the stored state. */
export const visitorGuardScript = `(${guard.toString()})()`;
