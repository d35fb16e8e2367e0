import { accountTexts } from '@dalan/contract/people/accounts';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { describe, expect, it } from 'vitest';

import { registrationRefusal } from './registration-refusal.ts';

const taken = { message: accountTexts.emailTaken, code: 'EMAIL_TAKEN', requestId: 'r' };
const invalid = { message: 'Invalid email format', code: 'INVALID_INPUT', requestId: 'r' };

describe('a failed registration', () => {
  it.each([
    [new ApiError(400, invalid), 'Invalid email format'],
    [new ApiError(400, undefined), 'Invalid request data. Please check your inputs.'],
    [new ApiError(409, taken), accountTexts.emailTaken],
    [new ApiError(500, undefined), 'Registration failed. Please try again.'],
    [
      new NoAnswer('No response from server. Please check your connection.'),
      'No response from server. Please check your connection.',
    ],
    [new Error('anything else'), 'An error occurred. Please try again.'],
  ])('with %s shows “%s”', (error, text) => expect(registrationRefusal(error)).toBe(text));
});
