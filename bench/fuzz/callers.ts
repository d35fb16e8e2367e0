import type { Access } from '@dalan/contract/endpoints';
import { logIn, PASSWORD, registerCustomer } from '../people.ts';
import type { Person } from '../people.ts';
import { withDatabase } from '../stored-orders.ts';

export const ROLES = ['visitor', 'customer', 'staff'] as const;
export type Role = (typeof ROLES)[number];
type Member = Person & { email: string };

/** The callers. A deleted customer or staff member with an ended session is replaced. */
export type Callers = {
  get: (role: Role) => Member;
  replace: (role: Role) => Promise<void>;
};

/** The roles that each kind of operation allows. All others must be refused. */
export const ALLOWED: Record<Access, readonly Role[]> = {
  public: ROLES,
  customer: ['customer'],
  self: ['customer', 'staff'],
  account: ['customer', 'staff'],
  admin: ['staff'],
};

const NOBODY: Member = {
  userId: '00000000-0000-4000-8000-000000000000',
  phone: '',
  cookie: '',
  email: '',
};

export async function createCallers(origin: string, databaseUrl: string): Promise<Callers> {
  let hired = 0;
  const hire = async (role: Role): Promise<Member> => {
    if (role === 'visitor') return NOBODY;
    hired += 1;
    const email = `${role}-${hired}@dalan.example`;
    const customer = await registerCustomer(origin, email);
    if (role === 'customer') return { ...customer, email };
    await withDatabase(databaseUrl, async (client) => {
      await client.query("update users set role = 'admin', duty = 'owner' where id = $1", [
        customer.userId,
      ]);
    });
    const asked = { username: email, password: PASSWORD };
    const { cookie } = await logIn(origin, '/api/admin/login', asked);
    return { ...customer, cookie, email };
  };
  const members = new Map<Role, Member>();
  for (const role of ROLES) members.set(role, await hire(role));
  return {
    get: (role) => members.get(role) ?? NOBODY,
    replace: async (role) => {
      members.set(role, await hire(role));
    },
  };
}
