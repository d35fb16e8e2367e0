import { clientTexts } from './client.texts.ts';
import { endpoints } from './endpoints.ts';
import type { AnswerOf, Ask, EndpointName, Method, RequestOf } from './endpoints.ts';
import { isErrorAnswer } from './errors.ts';
import type { ErrorAnswer, ErrorCode } from './errors.ts';
import { SEARCH_MATCH_HEADER, SOME_WORDS, TOTAL_COUNT_HEADER } from './text/lists.ts';
import type { Page } from './text/lists.ts';

export type TransportRequest = {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
};

export type TransportAnswer = {
  status: number;
  header: (name: string) => string | null;
  json: () => Promise<unknown>;
};

/** `fetch` in the browser, an in-process call during server rendering. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };

/** The server answered with an error. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly answer: ErrorAnswer | undefined;
  /** The reason in the page's language; undefined if the server gave none. */
  readonly serverMessage: string | undefined;

  constructor(status: number, body: unknown) {
    const answer = isErrorAnswer(body) ? body : undefined;
    const message = answer && clientTexts.refusal(answer);
    super(message ?? clientTexts.noReason(status));
    this.status = status;
    this.code = answer?.code;
    this.answer = answer;
    this.serverMessage = message;
  }
}

/** There was no response: offline, server down, or connection lost. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

type Arguments<Name extends EndpointName> =
  Partial<RequestOf<Name>> extends RequestOf<Name>
    ? [name: Name, request?: RequestOf<Name>, options?: CallOptions]
    : [name: Name, request: RequestOf<Name>, options?: CallOptions];

export function createClient(transport: Transport) {
  async function send(name: EndpointName, request: Ask, options: CallOptions) {
    const { method, path } = endpoints[name];
    const isForm = typeof FormData !== 'undefined' && request.body instanceof FormData;
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
    if (request.body !== undefined && !isForm) headers['content-type'] = 'application/json';
    let answer: TransportAnswer;
    try {
      answer = await transport({
        method,
        path: addressOf(path, request),
        headers,
        body: isForm ? (request.body as FormData) : JSON.stringify(request.body),
        signal: options.signal,
      });
    } catch (cause) {
      if (options.signal?.aborted && !isTimeout(options.signal)) throw cause;
      throw new NoAnswer(clientTexts.noAnswer, { cause });
    }
    const body = await answer.json().catch(() => undefined);
    if (answer.status >= 400) throw new ApiError(answer.status, body);
    return { answer, body };
  }

  return {
    async call<Name extends EndpointName>(
      ...[name, request = {}, options = {}]: Arguments<Name>
    ): Promise<AnswerOf<Name>> {
      const { body } = await send(name, request, options);
      return body as AnswerOf<Name>;
    },

    /** One page of a list, with the total number of rows. */
    async list<Name extends EndpointName>(
      ...[name, request = {}, options = {}]: Arguments<Name>
    ): Promise<Page<RowOf<AnswerOf<Name>>>> {
      const { answer, body } = await send(name, request, options);
      const rows = Array.isArray(body) ? body : (body as { data: unknown[] }).data;
      const total = Number(answer.header(TOTAL_COUNT_HEADER) ?? rows.length);
      const hasSomeWords = answer.header(SEARCH_MATCH_HEADER) === SOME_WORDS;
      return {
        rows: rows as RowOf<AnswerOf<Name>>[],
        total,
        ...(hasSomeWords && { hasSomeWords }),
      };
    },
  };
}

type RowOf<Answer> = Answer extends (infer Row)[]
  ? Row
  : Answer extends { data: (infer Row)[] }
    ? Row
    : never;

export type Client = ReturnType<typeof createClient>;

/** A timeout set by the caller counts as no answer, not as a cancellation. */
function isTimeout(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}

function addressOf(path: string, request: Ask): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    for (const each of [value].flat()) query.append(name, String(each));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

/** The browser sends the session cookie by itself on the same origin. */
export const fetchTransport: Transport = async ({ method, path, headers, body, signal }) => {
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  // The page of a network that wants a log-in first: nothing has reached the shop.
  if (response.ok && response.headers.get('content-type')?.includes('html')) throw new Error();
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    json: () => response.json() as Promise<unknown>,
  };
};
