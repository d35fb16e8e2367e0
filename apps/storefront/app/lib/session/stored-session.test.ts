import {
  SESSION_STORE_VERSION,
  emptySession,
  serializeSession,
} from '@dalan/contract/people/session-store';
import { describe, expect, it } from 'vitest';

import { isStaff, ownerOf, parseSession } from './stored-session.ts';

const asha = {
  loggedInStatus: true,
  userDetails: { name: 'Asha Kulkarni', role: 'user' as const },
  userId: '01990000-0000-7000-8000-000000000001',
};

describe('the stored session', () => {
  it('is read back as it was stored', () => {
    expect(parseSession(serializeSession(asha))).toEqual(asha);
  });

  it.each([
    ['nothing', null],
    ['truncated JSON', '{"loggedInStatus":tr'],
    ['null', 'null'],
    ['a number', '7'],
    ['another version', JSON.stringify({ ...asha, version: SESSION_STORE_VERSION + 1 })],
    ['a log-out', serializeSession({ ...asha, loggedInStatus: false })],
    ['a session without a user', serializeSession({ ...asha, userId: '' })],
    ['a text instead of a boolean', JSON.stringify({ ...asha, loggedInStatus: 'yes' })],
  ])('is empty if the device stored %s', (_, text) => {
    expect(parseSession(text)).toEqual(emptySession);
  });

  it('belongs to staff only with the admin role', () => {
    const admin = { ...asha, userDetails: { role: 'admin' as const } };
    expect(isStaff(admin)).toBe(true);
    expect(isStaff(asha)).toBe(false);
    expect(isStaff({ ...admin, loggedInStatus: false })).toBe(false);
  });
});

describe('the owner of a cart', () => {
  it('is the user who was logged in when it was filled', () => {
    expect(ownerOf('{"version":1,"lines":[],"userId":"asha"}')).toBe('asha');
  });

  it.each([null, 'null', '{', '{"version":1,"lines":[]}'])('is nobody for %j', (text) =>
    expect(ownerOf(text)).toBeUndefined(),
  );
});
