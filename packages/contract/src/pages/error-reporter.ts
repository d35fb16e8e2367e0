import type { ClientApp, ReportedKind } from './client-errors.ts';
import type { ErrorInfo, ErrorToSend } from './send-client-error.ts';

/**
 * The sender is loaded with the first error. While no script loads, such as without a connection or
 * after a release has replaced the scripts of this page, nothing is reported.
 */
export function reportClientError(...toSend: ErrorToSend): void {
  import('./send-client-error.ts').then(
    ({ sendClientError }) => sendClientError(...toSend),
    () => undefined,
  );
}

/** Reports whatever nobody catches. Returns the handlers for React and for the router. */
export function openErrorReporter(app: ClientApp) {
  /** Errors that React handed over. `reportError` turns each into an event, which is not reported again. */
  const told = new Set<unknown>();
  addEventListener('error', ({ error, message }) => {
    if (!told.has(error)) reportClientError(app, 'failed', error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    reportClientError(app, 'failed', reason);
  });
  const reportAs = (kind: ReportedKind) => (error: unknown, info: ErrorInfo) => {
    told.add(error);
    reportClientError(app, kind, error, info);
    // React does the same if it has no handler, so that the console shows the error.
    if ('reportError' in window) reportError(error);
  };
  return {
    ofReact: { onRecoverableError: reportAs('recovered'), onUncaughtError: reportAs('failed') },
    onRouteError: (error: unknown, { errorInfo }: { errorInfo?: ErrorInfo | undefined }) => {
      reportClientError(app, 'failed', error, errorInfo);
    },
  };
}
