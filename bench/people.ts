import type { UserAnswer } from '@dalan/contract/people/accounts';

export type Person = { userId: string; phone: string; cookie: string };

export const PASSWORD = 'bench-the-flour';

function post(origin: string, path: string, body: object): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export async function logIn(origin: string, path: string, body: object): Promise<Person> {
  const answer = await post(origin, path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const { user } = (await answer.json()) as Partial<UserAnswer>;
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { userId: user?._id ?? '', phone: user?.phone ?? '', cookie };
}

/** Each customer has their own number, because orders of one number wait for each other. */
let registered = 0;

export async function registerCustomer(origin: string, email: string): Promise<Person> {
  registered += 1;
  const phone = String(7_000_000_000 + registered);
  const person = { name: 'Bench', email, phone, password: PASSWORD };
  const answer = await post(origin, '/api/users', person);
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}`);
  return logIn(origin, '/api/login', { email, password: PASSWORD });
}
