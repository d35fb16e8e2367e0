import { expect, test } from 'vitest';
import { numberParameters, valuesInOrder } from './named-parameters.ts';

const statement = numberParameters(
  'select :dueOn::date, :city from users where id = :userId and city = :city',
);

test('a name gets one number wherever it stands, and a cast is no name', () => {
  expect(statement.text).toBe('select $1::date, $2 from users where id = $3 and city = $2');
});

test('values are passed in the order of the numbers', () => {
  const values = { userId: 'u', city: 'pune', dueOn: null };
  expect(valuesInOrder(statement, values)).toEqual([null, 'pune', 'u']);
});

test.each([
  ['a missing value', { userId: 'u', city: 'pune' }, 'dueOn'],
  ['a value that the statement does not use', { userId: 'u', city: 'p', dueOn: 'd', x: 1 }, 'x'],
])('%s is refused', (_what, values, name) => {
  expect(() => valuesInOrder(statement, values)).toThrow(`differ in: ${name}`);
});
