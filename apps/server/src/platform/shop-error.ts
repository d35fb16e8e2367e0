import { errorStatus } from '@dalan/contract/errors';
import type { ErrorCode, ErrorDetails } from '@dalan/contract/errors';

type Extra = { fields?: Record<string, string>; details?: ErrorDetails; cause?: unknown };

/** An expected failure. Throwing it rolls the transaction back and becomes the answer. */
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
