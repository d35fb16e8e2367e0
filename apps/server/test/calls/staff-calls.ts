import type { Duty, MadeInvitation, Staff } from '@dalan/contract/people/staff';
import type { LoggedIn } from '../shops/sessions.ts';
import { TEST_PASSWORD } from '../shops/test-password.ts';
import type { TestApp } from '../shops/test-app.ts';

let joined = 0;

/** The calls of the staff page, as an owner makes them. */
export function staffCalls({ app }: Pick<TestApp, 'app'>) {
  const invite = (by: LoggedIn, duty: Duty = 'counter', contact = '55500 17321') =>
    app.inject({
      method: 'POST',
      url: '/api/admin/staff/invitations',
      headers: by.headers,
      payload: { name: 'Anita Jagtap', contact, duty },
    });
  return {
    list: async (by: LoggedIn) =>
      (await app.inject({ url: '/api/admin/staff', headers: by.headers })).json<Staff>(),
    changeDuty: (by: LoggedIn, userId: string, [was, duty]: [Duty, Duty]) =>
      app.inject({
        method: 'PUT',
        url: `/api/admin/staff/${userId}/duty`,
        headers: by.headers,
        payload: { was, duty },
      }),
    setDisabled: (by: LoggedIn, userId: string, isDisabled: boolean) =>
      app.inject({
        method: 'PUT',
        url: `/api/admin/staff/${userId}/disabled`,
        headers: by.headers,
        payload: { isDisabled },
      }),
    deleteUser: (by: LoggedIn, userId: string) =>
      app.inject({ method: 'DELETE', url: `/api/users/${userId}`, headers: by.headers }),
    invite,
    inviteAndGet: async (by: LoggedIn, duty?: Duty, contact?: string) =>
      (await invite(by, duty, contact)).json<MadeInvitation>(),
    makePasswordLink: (by: LoggedIn, userId: string) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/staff/${userId}/password-link`,
        headers: by.headers,
      }),
    renew: (by: LoggedIn, id: string) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/staff/invitations/${id}/renew`,
        headers: by.headers,
      }),
    cancel: (by: LoggedIn, id: string) =>
      app.inject({
        method: 'DELETE',
        url: `/api/admin/staff/invitations/${id}`,
        headers: by.headers,
      }),
    view: (token: string) =>
      app.inject({ method: 'POST', url: '/api/admin/join/invitation', payload: { token } }),
    join: (token: string, details: object = {}) => {
      joined += 1;
      const payload = {
        token,
        email: `Joins-${joined}@Mill.example`,
        phone: '+91 55500 17321',
        password: TEST_PASSWORD,
        ...details,
      };
      return app.inject({ method: 'POST', url: '/api/admin/join', payload });
    },
    session: async (cookie: string) => {
      const answer = await app.inject({ url: '/api/session', headers: { cookie } });
      return answer.json<{ user: { name: string; duty?: Duty } | null }>().user;
    },
  };
}
