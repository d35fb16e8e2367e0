import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { ErrorCode } from '@dalan/contract/errors';
import { describe, expect, it } from 'vitest';

import { contactFailure } from './contact-failure.ts';

function refused(status: number, message?: string, code: ErrorCode = 'INVALID_INPUT') {
  return new ApiError(status, message && { message, code, requestId: 'r' });
}

const other = 'An error occurred while submitting your message. Please try again.';
const slow = 'Too many attempts. Please try again in 9 seconds.';

describe('a message that failed to send', () => {
  it.each([
    [refused(400, 'Subject is required'), ['Subject is required']],
    [refused(400), ['Please check your form inputs and try again.']],
    [refused(500, 'Inner words', 'INTERNAL'), ['Server error. Please try again later.']],
    [refused(429, slow, 'TOO_MANY_REQUESTS'), [other, slow]],
    [refused(413, 'Too large', 'BODY_TOO_LARGE'), [other]],
    [new NoAnswer('gone'), ['No response from server. Please check your connection.']],
    [new Error('odd'), [other]],
  ])('with %s shows %j', (error, texts) => expect(contactFailure(error)).toEqual(texts));
});
