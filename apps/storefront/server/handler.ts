import { createClient } from '@dalan/contract/client';
import type { Transport } from '@dalan/contract/client';
import { shopOf } from '@dalan/contract/settings/settings';
import type { Settings } from '@dalan/contract/settings/settings';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { pageLanguage } from '../app/lib/language/page-language.texts.ts';
import {
  clientContext,
  settingsContext,
  shopContext,
  workerContext,
} from '../app/lib/router/request-context.ts';
import { createFindPage } from './find-page.ts';
import type { PageAddress } from './find-page.ts';

export type StorefrontContext = { transport: Transport; settings: Settings; hasWorker: boolean };

// The router has two types for a build, which differ under exactOptionalPropertyTypes.
const serverBuild = build as ServerBuild;
const respond = createRequestHandler(serverBuild, 'production');
const findPage = createFindPage(
  Object.values(serverBuild.routes).flatMap((route) =>
    route?.parentId === 'root' ? [route.path ?? ''] : [],
  ),
  pageLanguage,
);

/** The canonical URL of a page: requests that show the same page share one cache entry. */
export function pageAt(url: URL, { transport }: StorefrontContext): Promise<PageAddress> {
  return findPage(url, createClient(transport));
}

export function handle(
  request: Request,
  { transport, settings, hasWorker }: StorefrontContext,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(clientContext, createClient(transport));
  context.set(shopContext, shopOf(settings, pageLanguage));
  context.set(settingsContext, settings);
  context.set(workerContext, hasWorker);
  return respond(request, context);
}
