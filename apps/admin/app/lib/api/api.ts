import { ApiError, createClient, fetchTransport } from '@dalan/contract/client';
import type { TransportRequest } from '@dalan/contract/client';

/** Who has waited this long hears that no answer came, and can go on. */
const ANSWER_TIMEOUT_MS = 30_000;

export const api = createClient((request) =>
  fetchTransport({ ...request, signal: withTimeout(request) }),
);

function withTimeout({ signal }: TransportRequest): AbortSignal {
  const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

/** What was asked for is not there, or not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
