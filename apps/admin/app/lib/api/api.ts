import { ApiError, createClient, fetchTransport } from '@dalan/contract/client';
import type { TransportRequest } from '@dalan/contract/client';
import { withProof } from './proof.ts';

const RESPONSE_TIMEOUT_MS = 30_000;

export const api = createClient(
  withProof((request) => fetchTransport({ ...request, signal: withTimeout(request) })),
);

function withTimeout({ signal }: TransportRequest): AbortSignal {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
