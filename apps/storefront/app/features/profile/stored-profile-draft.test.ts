import { expect, it } from 'vitest';

import { parseDraft } from './stored-profile-draft.ts';

const typed = { name: 'Asha', address: 'Prabhat Road' };
const kept = JSON.stringify({ userId: 'asha', ...typed });

it('what a customer typed comes back to them, and to nobody else', () => {
  expect(parseDraft(kept, 'asha')).toEqual(typed);
  expect(parseDraft(kept, 'ravi')).toBeUndefined();
});

it.each([null, '', '7', '{"userId":', '{"userId":"asha"}', '{"userId":"asha","name":7}'])(
  '%j is no draft',
  (text) => expect(parseDraft(text, 'asha')).toBeUndefined(),
);
