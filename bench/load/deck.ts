import { sendRequest } from './send-request.ts';
import { KINDS, MIX } from './calls.ts';
import type { Kind, Visitors } from './calls.ts';
import type { Sent } from './arrivals.ts';
import type { LoadShop } from './load-shop.ts';

/** Sends one call of a kind, to the servers in turn. */
export function createCaller({ servers }: LoadShop, { compose }: Visitors) {
  let number = 0;
  return async (kind: Kind): Promise<Sent> => {
    const { origin } = servers[number++ % servers.length]!;
    try {
      const { learn, status = 200, ...call } = compose[kind]();
      const answer = await sendRequest(origin, call);
      const isFine = answer.status === status && answer.body.length > 0;
      if (isFine) learn?.(answer.body);
      return { kind, isFine };
    } catch {
      return { kind, isFine: false };
    }
  };
}

/** Sends the next call of the mixed day. */
export function createSender(shop: LoadShop, visitors: Visitors): () => Promise<Sent> {
  const call = createCaller(shop, visitors);
  const draw = createDeck();
  return () => call(draw());
}

/** Shuffles a deck of a hundred calls, so that every hundred has the same mix. */
function createDeck(): () => Kind {
  let cards: Kind[] = [];
  return () => {
    if (cards.length === 0) {
      cards = KINDS.flatMap((kind) => Array<Kind>(MIX[kind]).fill(kind));
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = Math.floor(Math.random() * (last + 1));
        [cards[last], cards[other]] = [cards[other]!, cards[last]!];
      }
    }
    return cards.pop()!;
  };
}
