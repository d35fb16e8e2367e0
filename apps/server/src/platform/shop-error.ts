import { errorStatus, errorTexts } from '@dalan/contract/errors';
import type { ErrorCode, ErrorDetails } from '@dalan/contract/errors';
import { passkeyTexts } from '@dalan/contract/people/passkeys';

type Extra = { fields?: Record<string, string>; details?: ErrorDetails; cause?: unknown };

/**
 * An expected failure. Throwing it rolls the transaction back and answers with its code and
 * message.
 */
export class ShopError extends Error {
  override name = 'ShopError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.fields = extra.fields;
    this.details = extra.details;
  }
}

/** Rounded up, so that a retry after this time is allowed. */
export function tooManyRequests(seconds: number): ShopError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return new ShopError('TOO_MANY_REQUESTS', errorTexts.tooManyRequests(retryAfterSeconds), {
    details: { retryAfterSeconds },
  });
}

/** The caller proves again who they are, and makes the same call once more. */
export function proofRequired(): ShopError {
  return new ShopError('PROOF_REQUIRED', passkeyTexts.proofRequired);
}

export function forbidden(): ShopError {
  return new ShopError('FORBIDDEN', errorTexts.forbidden);
}
