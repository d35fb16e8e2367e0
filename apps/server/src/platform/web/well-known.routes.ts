import { mailLink } from '@dalan/contract/contact/contact-links';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import type { Shop } from '@dalan/contract/settings/shop';
import type { Api } from '../http/route.ts';

const publicRoute = { config: { access: 'public' } } as const;
const SECURITY_TXT = '/.well-known/security.txt';
const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/** Addresses that browsers, password managers and security researchers know by heart. */
export function wellKnownRoutes(
  app: Api,
  { shop, publicOrigin }: { shop: () => Shop; publicOrigin: string },
): void {
  /**
   * RFC 9116 describes this file. Its end is computed, so that a running shop is never out of date.
   */
  app.get(SECURITY_TXT, publicRoute, async (_request, reply) => {
    const lines = [
      `Contact: ${mailLink(shop().email)}`,
      `Expires: ${startOfDay(Date.now() + HALF_A_YEAR_MS)}`,
      'Preferred-Languages: en, mr, hi',
      `Canonical: ${new URL(SECURITY_TXT, publicOrigin).href}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/.well-known/change-password', publicRoute, async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(shopPaths.changePassword, 302),
  );
}

/** The time has the form of RFC 3339. It is the same all day, so that the answer can be cached. */
function startOfDay(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 10)}T00:00:00Z`;
}
