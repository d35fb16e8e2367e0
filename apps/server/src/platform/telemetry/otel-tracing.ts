import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Caused, NewSpan, Tracing, TracingOptions } from './tracing.ts';

/** A receiver that does not answer holds up neither the shutdown nor more than one batch. */
const CLOSE_MS = 2_000;
const SEND_MS = 5_000;
const QUIET_MS = 60_000;

const kinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Spans are made by hand where they matter: nothing is patched, so there is nothing to load first. */
export function openOtelTracing(options: TracingOptions & { endpoint: string }): Tracing {
  const notSent = atMostOnceIn(QUIET_MS, options.onNotSent);
  setGlobalErrorHandler(notSent);
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SEND_MS,
  });
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
      resourceFromAttributes({ 'service.name': options.serviceName }),
    ),
    sampler: samplerOf(options),
    // A full queue drops spans, so that a receiver that is away costs no memory.
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_MS * 2 })],
  });
  const tracer = provider.getTracer('dalan');
  const current = new AsyncLocalStorage<Span>();

  const start = ({ name, kind, facts }: NewSpan, otelKind: SpanKind, parent: Context): Span =>
    tracer.startSpan(
      name,
      { kind: kind === undefined ? otelKind : kinds[kind], ...(facts && { attributes: facts }) },
      parent,
    );

  async function run<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      return await current.run(span, work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', codeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    openRequest: (asked) => {
      // A page calls the API in this process: that is a part of its own request.
      const outer = current.getStore();
      const parent = outer === undefined ? contextOf(asked) : trace.setSpan(ROOT_CONTEXT, outer);
      const span = start(asked, SpanKind.SERVER, parent);
      return {
        run: (work) => current.run(span, work),
        end: ({ status }) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    inTrace: (asked, work) => run(start(asked, SpanKind.INTERNAL, contextOf(asked)), work),
    inSpan: (asked, work) => {
      const parent = current.getStore();
      if (!parent?.isRecording()) return work();
      return run(start(asked, SpanKind.INTERNAL, trace.setSpan(ROOT_CONTEXT, parent)), work);
    },
    currentIds: () => {
      const { traceId, spanId } = current.getStore()?.spanContext() ?? {};
      return traceId === undefined || spanId === undefined
        ? undefined
        : { trace_id: traceId, span_id: spanId };
    },
    currentCause: () => {
      const span = current.getStore();
      if (!span?.isRecording()) return undefined;
      const { traceId, spanId } = span.spanContext();
      return `00-${traceId}-${spanId}-01`;
    },
    close: async () => {
      const sent = provider.shutdown().catch(notSent);
      await Promise.race([sent, delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

function contextOf({ cause }: Caused): Context {
  const parent = typeof cause === 'string' ? parseTraceParent(cause) : null;
  if (parent === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

function samplerOf({ sampler, ratio }: TracingOptions): Sampler {
  const root = sampler.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(ratio)
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** The message of an error may contain what a person wrote; its code and class cannot. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

function atMostOnceIn(ms: number, tell: (error: Error) => void) {
  let toldAt = -Infinity;
  return (error: unknown) => {
    if (performance.now() - toldAt < ms) return;
    toldAt = performance.now();
    tell(error instanceof Error ? error : new Error('traces not sent'));
  };
}
