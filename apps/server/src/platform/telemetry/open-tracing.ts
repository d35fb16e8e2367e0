import { recordTracesBy } from './tracing.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

/** Call it before the logger is made: its lines then have the ids of their trace. */
export async function openTracing(options: TracingOptions): Promise<Tracing | undefined> {
  const { endpoint } = options;
  if (endpoint === undefined) return undefined;
  const { openOtelTracing } = await import('./otel-tracing.ts');
  const opened = openOtelTracing({ ...options, endpoint });
  recordTracesBy(opened);
  return opened;
}
