import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorTexts } from '@dalan/contract/errors';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { invalidInput } from '../invalid-input.ts';
import { ShopError } from '../shop-error.ts';
import { notFoundOrNotAllowed } from './allowed-methods.ts';

const RETRY_AFTER_SECONDS = 2;

/** Every failure has the same shape. Unexpected errors reveal no internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasClientLeft(request)) {
      app.log.info({ reqId: request.id, code: error.code }, 'client disconnected');
      return sendError(new ShopError('INVALID_INPUT', errorTexts.invalidInput), request, reply);
    }
    const shopError = asShopError(error);
    logFailure(app.log, { reqId: request.id, error, status: shopError.status });
    return sendError(shopError, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    return sendError(notFoundOrNotAllowed(request, reply), request, reply);
  });
}

/**
 * The body is incomplete and nobody reads the answer, so it must not count as a failure in alarms.
 */
function hasClientLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

type Failure = { reqId: string; error: Error; status: number };

/** Only unexpected errors are logged with a stack. */
function logFailure(log: FastifyBaseLogger, { reqId, error, status }: Failure): void {
  if (status < 500) return;
  if (error instanceof ShopError) {
    const reason = error.cause instanceof Error ? error.cause.message : undefined;
    log.warn({ reqId, code: error.code, reason }, 'request refused');
    return;
  }
  log.error({ reqId, err: error }, 'request failed');
}

/** Answers a URL that the router cannot parse. No hook has run yet. */
export function answerMalformedUrl(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendError(asShopError(error), request, reply.header('x-content-type-options', 'nosniff'));
}

function sendError(error: ShopError, request: FastifyRequest, reply: FastifyReply) {
  const isTemporary = error.status === 429 || error.status === 503;
  if (isTemporary) reply.header('retry-after', retryAfterSecondsOf(error));
  const answer: ErrorAnswer = {
    message: error.message,
    code: error.code,
    requestId: request.id,
    ...(error.fields && { fields: error.fields }),
    ...(error.details && { details: error.details }),
  };
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer);
}

export function retryAfterSecondsOf(error: ShopError): number {
  return error.details?.retryAfterSeconds ?? RETRY_AFTER_SECONDS;
}

function asShopError(error: FastifyError): ShopError {
  if (error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { validation, validationContext } = error;
    return validationContext === 'params' ? unknownAddress(validation) : invalidBody(validation);
  }
  // An error with a status is about the request: client and database connections break with the
  // same codes.
  if (error.statusCode === undefined && isDatabaseUnavailable(error)) {
    return new ShopError('UNAVAILABLE', errorTexts.unavailable);
  }
  switch (error.statusCode) {
    case 400:
      return new ShopError('INVALID_INPUT', errorTexts.invalidInput);
    // 403 is @fastify/static's answer to a path that can name no file. Our own is a ShopError.
    case 403:
    case 404:
    case 414:
      return new ShopError('NOT_FOUND', errorTexts.notFound);
    case 413:
      return new ShopError('BODY_TOO_LARGE', errorTexts.bodyTooLarge);
    case 415:
      return new ShopError('UNSUPPORTED_TYPE', errorTexts.unsupportedType);
    case 503:
      return new ShopError('UNAVAILABLE', errorTexts.unavailable);
    default:
      return new ShopError('INTERNAL', errorTexts.internal);
  }
}

type Issue = { instancePath: string; message?: string };

/** An invalid path parameter names nothing that exists: its schema has the message. */
function unknownAddress([issue]: readonly Issue[]): ShopError {
  return new ShopError('NOT_FOUND', issue?.message ?? errorTexts.notFound);
}

function invalidBody(issues: readonly Issue[]): ShopError {
  return invalidInput(
    issues.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    })),
  );
}
