import { currentCause } from '../telemetry/tracing.ts';

/**
 * A letter's payload as JSON, with the `traceparent` of what queues it, if that is recorded. The mail
 * is then a span of the same trace.
 */
export function payloadWithCause(payload?: object): string | null {
  const traceparent = currentCause();
  if (traceparent !== undefined) return JSON.stringify({ ...payload, traceparent });
  return payload === undefined ? null : JSON.stringify(payload);
}
