import { expect, test } from 'vitest';
import { lastSeen } from './staff-moments.ts';
import { canOpen, staffCount, staffRows } from './staff-rows.ts';
import type { InvitationRow, PersonRow } from './staff-rows.ts';

const now = new Date('2026-11-14T05:22:00Z');

function person(changes: Partial<PersonRow> = {}): PersonRow {
  return {
    kind: 'person',
    isOwn: false,
    _id: 'a',
    name: 'Kiran Shinde',
    email: 'kiran@dalan.example',
    phone: '5550017321',
    waitingEmail: null,
    duty: 'counter',
    passkeyCount: 0,
    lastSeenAt: null,
    disabledAt: null,
    ...changes,
  };
}

function invitation(changes: Partial<InvitationRow> = {}): InvitationRow {
  return {
    kind: 'invitation',
    _id: 'b',
    name: 'Neha Gokhale',
    contact: '5550017321',
    duty: 'counter',
    invitedBy: 'Sunanda More',
    expiresAt: '2026-11-15T11:40:00Z',
    isOpen: true,
    ...changes,
  };
}

test.each([
  [person({ isOwn: true }), 'Now, this computer'],
  [person(), 'Never'],
  [person({ lastSeenAt: '2026-11-14T05:21:30Z' }), 'Now'],
  [person({ lastSeenAt: '2026-11-14T05:14:00Z' }), '8 min ago'],
  [person({ lastSeenAt: '2026-11-14T03:14:00Z' }), 'Today, 8:44 am'],
  [person({ lastSeenAt: '2026-11-12T13:10:00Z' }), '12 Nov, 6:40 pm'],
  [person({ disabledAt: '2026-10-03T05:00:00Z' }), 'since 3 Oct 2026'],
  [invitation(), 'ends tomorrow, 5:10 pm'],
  [invitation({ expiresAt: '2026-11-14T11:40:00Z' }), 'ends today, 5:10 pm'],
  [invitation({ expiresAt: '2026-11-16T05:20:00Z' }), 'ends 16 Nov, 10:50 am'],
  [invitation({ expiresAt: '2026-11-02T05:20:00Z', isOpen: false }), 'ended 2 Nov, 10:50 am'],
])('last seen of %o is %s', (row, text) => {
  expect(lastSeen(row, now)).toBe(text);
});

test('the list starts with oneself and ends with the disabled', () => {
  const people = [
    person({ _id: '1' }),
    person({ _id: '2' }),
    person({ _id: '3', disabledAt: '2026-10-03T05:00:00Z' }),
  ];
  const staff = { people, invitations: [invitation({ _id: '4' })] };
  expect(staffRows(staff, '2').map(({ _id }) => _id)).toEqual(['2', '1', '4', '3']);
  expect(staffCount(staff)).toBe('2 people, 1 invitation, 1 disabled');
});

test('nobody changes themselves, and a disabled person is only enabled', () => {
  expect(canOpen('duty', person())).toBe(true);
  expect(canOpen('disable', person())).toBe(true);
  expect(canOpen('withdraw', person())).toBe(false);
  expect(canOpen('duty', person({ isOwn: true }))).toBe(false);
  expect(canOpen('disable', person({ disabledAt: '2026-10-03T05:00:00Z' }))).toBe(false);
  expect(canOpen('withdraw', invitation())).toBe(true);
  expect(canOpen('duty', invitation())).toBe(false);
});
