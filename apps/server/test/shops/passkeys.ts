import type { Passkey, PasskeyAdding, PasskeyOptions } from '@dalan/contract/people/passkeys';
import { createAuthenticator } from './authenticator.ts';
import type { Authenticator } from './authenticator.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import type { TestApp } from './test-app.ts';

type Shop = Pick<TestApp, 'app' | 'db' | 'config'>;

export async function addingOptions({ app }: Shop, by: LoggedIn): Promise<PasskeyAdding> {
  const url = '/api/admin/passkeys/options';
  return (await app.inject({ method: 'POST', url, headers: by.headers })).json<PasskeyAdding>();
}

export async function proofOptions({ app }: Shop, by: LoggedIn): Promise<PasskeyOptions> {
  const url = '/api/admin/proof/options';
  return (await app.inject({ method: 'POST', url, headers: by.headers })).json<PasskeyOptions>();
}

export async function signInOptions({ app }: Shop): Promise<PasskeyOptions> {
  const url = '/api/admin/passkey-login/options';
  return (await app.inject({ method: 'POST', url })).json<PasskeyOptions>();
}

export async function addPasskey(
  shop: Shop,
  by: LoggedIn,
  authenticator: Authenticator = createAuthenticator({ origin: shop.config.publicOrigin }),
): Promise<{ authenticator: Authenticator; passkey: Passkey }> {
  const passkey = authenticator.create(await addingOptions(shop, by));
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/passkeys',
    headers: by.headers,
    payload: { name: 'Counter laptop', passkey },
  });
  return { authenticator, passkey: answer.json<{ data: Passkey }>().data };
}

/** Staff with a session and a passkey. */
export async function staffWithPasskey(shop: Shop, authenticator?: Authenticator) {
  const by = await logInAs(shop, 'admin');
  return { by, ...(await addPasskey(shop, by, authenticator)) };
}

export async function signIn(shop: Shop, authenticator: Authenticator, cookie = '') {
  return shop.app.inject({
    method: 'POST',
    url: '/api/admin/passkey-login',
    headers: { cookie },
    payload: { passkey: authenticator.use(await signInOptions(shop)) },
  });
}

/** Sets the time at which the person last showed who they are. */
export async function ageProof({ db }: Shop, { userId }: LoggedIn, minutes: number) {
  await db
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - minutes * 60_000) })
    .where('userId', '=', userId)
    .execute();
}

export async function setPasskeysRequired({ db }: Shop, requiresPasskey: boolean) {
  await db.updateTable('staffSignIn').set({ requiresPasskey }).execute();
}
