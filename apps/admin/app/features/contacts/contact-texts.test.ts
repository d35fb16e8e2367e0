import { expect, test } from 'vitest';
import { clockText } from './contact-texts.ts';

const dueAt = new Date('2020-11-20T05:50:00Z');

test('the clock says what is due until when, and that it is late', () => {
  expect(clockText('open', { dueAt, isLate: false })).toBe('Answer by 20 Nov 2020, 11:20 am');
  expect(clockText('open', { dueAt, isLate: true })).toBe(
    'Late: answer was due 20 Nov 2020, 11:20 am',
  );
  expect(clockText('acknowledged', { dueAt, isLate: false })).toBe(
    'Acknowledged, settle by 20 Nov 2020, 11:20 am',
  );
  expect(clockText('acknowledged', { dueAt, isLate: true })).toBe(
    'Late: acknowledged, but to settle by 20 Nov 2020, 11:20 am',
  );
  expect(clockText('settled', undefined)).toBe('Settled');
});
