import { createClient } from '@dalan/contract/client';
import type { Transport } from '@dalan/contract/client';
import type { Shop } from '@dalan/contract/shop';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { clientContext, shopContext } from '../app/lib/request-context.ts';

export type StorefrontContext = { transport: Transport; shop: Shop };

// The router's two types of one build differ under exactOptionalPropertyTypes.
const answer = createRequestHandler(build as ServerBuild, 'production');

/** The storefront as a function: a page's request in, its whole HTML out. */
export function handle(
  request: Request,
  { transport, shop }: StorefrontContext,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(clientContext, createClient(transport));
  context.set(shopContext, shop);
  return answer(request, context);
}
