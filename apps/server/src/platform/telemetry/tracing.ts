/**
 * What a span may say: names, numbers and codes of our own code. Never what a person wrote, and no
 * parameter of a statement.
 */
type SpanFacts = Record<string, string | number | boolean>;

export type NewSpan = {
  name: string;
  kind?: 'client' | 'consumer';
  facts?: SpanFacts;
};

export type Caused = {
  /** W3C `traceparent` of what caused the work, if that was recorded. */
  cause?: string | null | undefined;
};

export type RequestSpan = {
  /** Runs the callback with this span as the current one. */
  run: (work: () => void) => void;
  end: (facts: { status: number }) => void;
};

export type Tracing = {
  openRequest: (span: NewSpan & Caused) => RequestSpan;
  inTrace: <Result>(span: NewSpan & Caused, work: () => Promise<Result>) => Promise<Result>;
  inSpan: <Result>(span: NewSpan, work: () => Promise<Result>) => Promise<Result>;
  currentIds: () => { trace_id: string; span_id: string } | undefined;
  currentCause: () => string | undefined;
  /** Sends what is recorded so far. Never rejects, and waits for at most two seconds. */
  close: () => Promise<void>;
};

type Root = 'always_on' | 'always_off' | 'traceidratio';

export type TracingOptions = {
  /** Base address of an OTLP receiver. Undefined: no traces, and OpenTelemetry is not loaded. */
  endpoint: string | undefined;
  serviceName: string;
  /** One of the standard's names; those with `parentbased_` obey what the proxy decided. */
  sampler: Root | `parentbased_${Root}`;
  /** Share of the traces that are recorded, for the samplers with a ratio. */
  ratio: number;
  onNotSent: (error: Error) => void;
};

/** One for the process, because a trace passes through parts that know nothing of each other. */
let tracing: Tracing | undefined;

export function recordTracesBy(opened: Tracing | undefined): void {
  tracing = opened;
}

/** Undefined if the shop records no traces. */
export function openedTracing(): Tracing | undefined {
  return tracing;
}

/** Runs work that nobody waits for, such as a job: it begins a trace, or continues its cause's. */
export function inTrace<Result>(
  span: NewSpan & Caused,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing === undefined ? work() : tracing.inTrace(span, work);
}

/** Runs the work in a span below the current one. Without a recorded one, it only runs the work. */
export function inSpan<Result>(span: NewSpan, work: () => Promise<Result>): Promise<Result> {
  return tracing === undefined ? work() : tracing.inSpan(span, work);
}

/** The `traceparent` to store with work for later. Undefined if the current trace is not recorded. */
export function currentCause(): string | undefined {
  return tracing?.currentCause();
}
