import { expect, test } from 'vitest';
import { sessionLifetimes } from './session-lifetime.rules.ts';

const days = (seconds: number) => seconds / 86_400;

test('customers stay logged in for 30 idle days and 90 in total, staff for 12 hours', () => {
  expect(days(sessionLifetimes.user.idleSeconds)).toBe(30);
  expect(days(sessionLifetimes.user.wholeSeconds)).toBe(90);
  expect(days(sessionLifetimes.admin.idleSeconds)).toBe(0.5);
  expect(days(sessionLifetimes.admin.wholeSeconds)).toBe(0.5);
});
