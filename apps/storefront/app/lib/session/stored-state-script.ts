import { CART_STORE_KEY, CART_STORE_VERSION } from '@dalan/contract/orders/cart-store';
import { SESSION_STORE_KEY, SESSION_STORE_VERSION } from '@dalan/contract/people/session-store';

import { userNameTexts } from './user-name.texts.ts';

type Stored = {
  version?: number;
  loggedInStatus?: unknown;
  userDetails?: { name?: unknown };
  lines?: unknown;
};

const stores = {
  session: [SESSION_STORE_KEY, SESSION_STORE_VERSION],
  cart: [CART_STORE_KEY, CART_STORE_VERSION],
  defaultName: userNameTexts.unknown,
} as const;

/** This source becomes an inline script that runs before React: it cannot use anything outside. */
function show({ session, cart, defaultName }: typeof stores): void {
  function read([key, version]: readonly [string, number]): Stored {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
      return (stored?.version ?? version) === version ? (stored ?? {}) : {};
    } catch {
      return {};
    }
  }

  function fill(selector: string, text: string): void {
    for (const element of document.querySelectorAll(selector)) element.textContent = text;
  }

  const { loggedInStatus, userDetails } = read(session);
  const { lines } = read(cart);
  const name = typeof userDetails?.name === 'string' ? userDetails.name.trim() : '';
  const lineCount = Array.isArray(lines) ? lines.length : 0;
  document.documentElement.toggleAttribute('data-logged-in', loggedInStatus === true);
  document.documentElement.toggleAttribute('data-cart-filled', lineCount > 0);
  const [firstName = '', ...otherNames] = (name || defaultName).split(/(?= )/);
  fill('[data-user-first-name]', firstName);
  fill('[data-user-other-names]', otherNames.join(''));
  fill('[data-user-initial]', (name || defaultName).charAt(0).toUpperCase());
  fill('[data-cart-count]', String(lineCount));
}

/**
 * `first`, in the head, sets the attributes for CSS. `again`, after the elements, fills in their
 * texts.
 */
export const storedStateScript = {
  first: `(self.showStoredState=()=>(${show.toString()})(${JSON.stringify(stores)}))()`,
  again: 'showStoredState()',
} as const;
