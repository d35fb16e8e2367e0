import { expect, it } from 'vitest';

import { parseDraft } from './stored-profile-draft.ts';

const typed = { name: 'Asha', address: 'Prabhat Road' };
const stored = JSON.stringify({ userId: 'asha', ...typed });

it('restores a draft for its customer only', () => {
  expect(parseDraft(stored, 'asha')).toEqual(typed);
  expect(parseDraft(stored, 'ravi')).toBeUndefined();
});

it.each([null, '', '7', '{"userId":', '{"userId":"asha"}', '{"userId":"asha","name":7}'])(
  'ignores %j',
  (text) => expect(parseDraft(text, 'asha')).toBeUndefined(),
);
