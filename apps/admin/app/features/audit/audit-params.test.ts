import { expect, test } from 'vitest';
import { readAuditParams } from './audit-params.ts';

const read = (search: string) => readAuditParams(new URLSearchParams(search));
const none = { q: '', who: '', kind: '', from: '', to: '' };

test('reads the filters from the address', () => {
  const who = '01a1e21c-2055-70a6-b895-e9a9e4935a89';
  expect(read(`q= price &who=${who}&kind=orders&from=2026-11-01&to=2026-11-14`)).toEqual({
    q: 'price',
    who,
    kind: 'orders',
    from: '2026-11-01',
    to: '2026-11-14',
  });
});

test('an invalid value counts as not given', () => {
  expect(read('')).toEqual(none);
  expect(read('who=me&kind=all&from=yesterday&to=2026-13-45')).toEqual(none);
});
