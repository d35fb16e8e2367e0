import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';

import { startScriptsLate } from './late-scripts.server.ts';
import { writeHead } from './page-head.server.ts';

/**
 * Public pages are the same for everybody, so any cache may store them. It must ask each time: a price
 * may have changed, and a page that is missing now may exist soon.
 */
const REVALIDATED = 'public, no-cache';
const NOT_FOUND = 404;

/** Errors are not stored. */
function cacheControlOf(status: number): string {
  return status < 400 || status === NOT_FOUND ? REVALIDATED : 'no-store';
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderToText(<ServerRouter context={context} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  // Pages that a mailed link opens set their own policy.
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControlOf(status));
  const page = startScriptsLate(writeHead(html), new URL(request.url));
  return new Response(page, { status, headers });
}

/** Sets the cache policy of data requests, which the router makes for loaders on the server. */
export function handleDataRequest(response: Response): Response {
  response.headers.set('cache-control', cacheControlOf(response.status));
  return response;
}

function renderToText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // The whole page is sent at once, so React needs no placeholders for later parts.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
