import type { Duty } from '@dalan/contract/people/staff';
import { logIn, PASSWORD, registerCustomer } from '../../people.ts';
import type { Person } from '../../people.ts';
import { withDatabase } from '../../stored-orders.ts';

type Shop = { origin: string; databaseUrl: string };

/** Adds a new member of the staff and signs them in. */
export async function joinStaff(
  { origin, databaseUrl }: Shop,
  name: string,
  duty: Duty,
): Promise<Person> {
  const email = `${name}@dalan.example`;
  const { userId, phone } = await registerCustomer(origin, email);
  await withDatabase(databaseUrl, async (client) => {
    await client.query("update users set role = 'admin', duty = $2 where id = $1", [userId, duty]);
  });
  const signIn = { username: email, password: PASSWORD };
  const { cookie } = await logIn(origin, '/api/admin/login', signIn);
  return { userId, phone, cookie };
}
