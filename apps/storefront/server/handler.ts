import { createClient } from '@dalan/contract/client';
import type { Transport } from '@dalan/contract/client';
import { pathIn, readLanguage } from '@dalan/contract/languages';
import { shopOf } from '@dalan/contract/settings';
import type { Settings } from '@dalan/contract/settings';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { pageLanguage } from '../app/lib/language/page-language.texts.en.ts';
import { clientContext, settingsContext, shopContext } from '../app/lib/router/request-context.ts';
import { createFindPage } from './find-page.ts';
import type { PageAddress } from './find-page.ts';

export type StorefrontContext = { transport: Transport; settings: Settings };

// The router has two types for a build, which differ under exactOptionalPropertyTypes.
const serverBuild = build as ServerBuild;
const respond = createRequestHandler(serverBuild, 'production');
const findPage = createFindPage(
  Object.values(serverBuild.routes).flatMap((route) =>
    route?.parentId === 'root' ? [route.path ?? ''] : [],
  ),
);

/** The canonical URL of a page: requests that show the same page share one cache entry. */
export async function pageAt(url: URL, { transport }: StorefrontContext): Promise<PageAddress> {
  const shared = new URL(url);
  shared.pathname = readLanguage(url.pathname).path;
  const page = await findPage(shared, createClient(transport));
  return 'movedTo' in page
    ? { movedTo: pathIn(pageLanguage, page.movedTo) }
    : { address: pathIn(pageLanguage, page.address) };
}

/** Renders a page. */
export function handle(
  request: Request,
  { transport, settings }: StorefrontContext,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(clientContext, createClient(transport));
  context.set(shopContext, shopOf(settings, pageLanguage));
  context.set(settingsContext, settings);
  return respond(request, context);
}
