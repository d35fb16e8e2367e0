import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';

import { writeHead } from './page-head.server.ts';

/** Public pages are the same for everybody: any cache may keep them, none may keep a failure. */
const CACHED = 'public, s-maxage=60, stale-while-revalidate=600';
/** The same for everybody as well, but what is missing now may be there in a moment. */
const ASKED_EACH_TIME = 'public, no-cache';
const NOT_FOUND = 404;

function cacheControlOf(status: number): string {
  if (status === NOT_FOUND) return ASKED_EACH_TIME;
  return status < 400 ? CACHED : 'no-store';
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={context} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', cacheControlOf(status));
  return new Response(writeHead(html), { status, headers });
}

/** What the router asks for where a page has nothing to show but another address. */
export function handleDataRequest(response: Response): Response {
  response.headers.set('cache-control', cacheControlOf(response.status));
  return response;
}

function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // No part is sent later, so none needs a place to wait in.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
