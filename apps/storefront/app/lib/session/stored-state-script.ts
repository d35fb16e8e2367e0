import { CART_STORE_KEY, CART_STORE_VERSION } from '@dalan/contract/cart-store';
import { SESSION_STORE_KEY, SESSION_STORE_VERSION } from '@dalan/contract/session-store';

type Stored = {
  version?: number;
  loggedInStatus?: unknown;
  userDetails?: { name?: unknown };
  lines?: unknown;
};

const stores = {
  session: [SESSION_STORE_KEY, SESSION_STORE_VERSION],
  cart: [CART_STORE_KEY, CART_STORE_VERSION],
  nameless: 'User',
} as const;

/** Its text is an inline script, run before React is there: it may use nothing from outside. */
function show({ session, cart, nameless }: typeof stores): void {
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
  fill('[data-user-name]', name || nameless);
  fill('[data-user-initial]', (name || nameless).charAt(0).toUpperCase());
  fill('[data-cart-count]', String(lineCount));
}

/** In the head it decides what is shown at all; after the words, `again` fills them in. */
export const storedStateScript = {
  first: `(self.showStoredState=()=>(${show.toString()})(${JSON.stringify(stores)}))()`,
  again: 'showStoredState()',
} as const;
