import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { ErrorCode } from '@dalan/contract/errors';
import { describe, expect, it } from 'vitest';

import { logInRefusal } from './log-in-refusal.ts';

function refused(status: number, message?: string, code: ErrorCode = 'INVALID_CREDENTIALS') {
  return new ApiError(status, message && { message, code, requestId: 'r' });
}

describe('a failed log-in', () => {
  it.each([
    [refused(404, 'Gone', 'NOT_FOUND'), 'Login endpoint not found. Please check the API URL.'],
    [refused(400, 'Password is required'), 'Password is required'],
    [refused(400), 'Invalid email or password'],
    [refused(401, 'No'), 'Unauthorized. Please check your credentials.'],
    [
      refused(429, 'Too many attempts. Please try again in 9 seconds.', 'TOO_MANY_REQUESTS'),
      'Too many attempts. Please try again in 9 seconds.',
    ],
    [refused(500), 'Login failed. Please try again.'],
    [
      new NoAnswer('No response from server. Please check your connection.'),
      'No response from server. Please check your connection.',
    ],
    [new Error('The disk is full'), 'The disk is full'],
    [new Error(), 'An error occurred during login.'],
    ['a torn wire', 'An error occurred during login.'],
  ])('with %s shows “%s”', (error, text) => expect(logInRefusal(error)).toBe(text));
});
