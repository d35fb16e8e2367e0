import { createClient } from '@dalan/contract/client';
import type { Transport } from '@dalan/contract/client';
import type { Shop } from '@dalan/contract/shop';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { clientContext, shopContext } from '../app/lib/router/request-context.ts';
import { createFindPage } from './find-page.ts';
import type { PageAddress } from './find-page.ts';

export type StorefrontContext = { transport: Transport; shop: Shop };

// The router's two types of one build differ under exactOptionalPropertyTypes.
const serverBuild = build as ServerBuild;
const answer = createRequestHandler(serverBuild, 'production');
const findPage = createFindPage(
  Object.values(serverBuild.routes).flatMap((route) =>
    route?.parentId === 'root' ? [route.path ?? ''] : [],
  ),
);

/** Which page is at an address: the many spellings of it have one answer. */
export function pageAt(url: URL, { transport }: StorefrontContext): Promise<PageAddress> {
  return findPage(url, createClient(transport));
}

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
