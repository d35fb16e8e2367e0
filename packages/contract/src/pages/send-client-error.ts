import {
  CLIENT_ERRORS_PATH,
  clientErrorLengths,
  REPORTS_PER_PAGE,
  sampledShares,
} from './client-errors.ts';
import type { ClientApp, ClientErrorReport, ReportedKind } from './client-errors.ts';

declare global {
  interface Window {
    /** The router sets it. */
    __reactRouterManifest?: { version?: string };
  }
}

/** The server logs its own answers, and broken connections are no errors of the page. */
const EXPECTED = ['ApiError', 'NoAnswer', 'AbortError', 'TimeoutError'];
const CHUNK = /^Loading chunk |dynamically imported module|Importing a module script failed/;

/** Errors and texts that this page has handled. React reports an error to `window` again. */
const known = new Set<unknown>();
let sentCount = 0;

export type ErrorInfo = { componentStack?: string | null | undefined };
export type ErrorToSend = [app: ClientApp, kind: ReportedKind, error: unknown, info?: ErrorInfo];

/** Sends an error to the shop, without cookies. The server removes what could be personal. */
export function sendClientError(...toSend: ErrorToSend): void {
  const error = toSend[2];
  const report = reportOf(...toSend);
  const text = report.message + report.stack;
  if (known.has(error) || known.has(text)) return;
  known.add(error).add(text);
  if (!isReported(error, report.kind) || sentCount >= REPORTS_PER_PAGE) return;
  sentCount += 1;
  fetch(CLIENT_ERRORS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    // The report is sent even while the page closes.
    keepalive: true,
  }).catch(() => undefined);
}

function isReported(error: unknown, kind: ReportedKind): boolean {
  const isExpected = error instanceof Error && EXPECTED.includes(error.name);
  // The router's answers, such as "404 Not Found", are objects and no errors.
  const isAnswer = typeof error === 'object' && !(error instanceof Error);
  if (isExpected || isAnswer) return false;
  return Math.random() < sampledShares[kind];
}

function reportOf(...[app, kind, error, info]: ErrorToSend): ClientErrorReport {
  const { message, stack = '', cause } = asError(error);
  const { path, message: long, stack: deep, release } = clientErrorLengths;
  // React wraps the error that made it render again.
  const origin = cause instanceof Error ? cause : undefined;
  const text = origin ? `${message} Cause: ${origin.message}` : message;
  const isChunk = CHUNK.test(text);
  return {
    app,
    kind: isChunk ? 'chunk' : kind,
    release: (window.__reactRouterManifest?.version ?? '').slice(0, release),
    path: location.pathname.slice(0, path),
    message: text.slice(0, long),
    stack: (origin?.stack ?? stack).slice(0, deep),
    ...(info?.componentStack && { componentStack: info.componentStack.slice(0, deep) }),
  };
}

function asError(error: unknown): Pick<Error, 'message' | 'stack' | 'cause'> {
  return error instanceof Error ? error : { message: String(error) };
}
