import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

const message = {
  name: 'Asha Patil',
  email: 'asha@dalan.example',
  subject: 'Coarse jowar',
  message: 'Do you mill jowar coarse?',
};

async function storeMessage(shop: TestApp): Promise<string> {
  const { id } = await shop.db
    .insertInto('contactMessages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Maker = (shop: TestApp) => Promise<Partial<ValidCall>>;

export const contactCalls: Record<string, Maker> = {
  'POST /api/contact': async () => ({ body: message }),
  'GET /api/contact': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    query: { q: 'flour', page: '1', pageSize: '10', sort: '-createdAt', state: 'late' },
  }),
  'PUT /api/contact/:id/state': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    params: { id: await storeMessage(shop) },
    body: { from: 'open', to: 'settled' },
  }),
  'DELETE /api/contact/:id': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    params: { id: await storeMessage(shop) },
  }),
};
