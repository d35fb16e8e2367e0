import { createClient } from '@dalan/contract/client';
import { describe, expect, it } from 'vitest';

import { loadProduct } from './load-product.ts';

function clientReturning(status: number, body: unknown) {
  return createClient(() =>
    Promise.resolve({ status, header: () => null, json: () => Promise.resolve(body) }),
  );
}

const { signal } = new AbortController();
const load = (client: ReturnType<typeof createClient>) => loadProduct(client, 'jowar', signal);

describe('loading a flour', () => {
  it('finds it', async () => {
    const product = { _id: 'jowar', name: 'Jowar Flour' };
    expect(await load(clientReturning(200, product))).toEqual({ outcome: 'found', product });
  });

  it('treats a response without an id as missing', async () => {
    expect(await load(clientReturning(200, { name: 'Jowar Flour' }))).toEqual({
      outcome: 'missing',
      message: "The requested product doesn't exist.",
    });
  });

  it('shows the server’s message for a missing flour', async () => {
    const body = { message: 'This flour is gone.', code: 'NOT_FOUND', requestId: '1' };
    expect(await load(clientReturning(404, body))).toEqual({
      outcome: 'missing',
      message: 'This flour is gone.',
    });
    expect(await load(clientReturning(404, '<html>'))).toEqual({
      outcome: 'missing',
      message: "The requested product doesn't exist.",
    });
  });

  it('does not treat a server error as a missing flour', async () => {
    const busy = { message: 'The shop is busy.', code: 'UNAVAILABLE', requestId: '1' };
    expect(await load(clientReturning(503, busy))).toEqual({ outcome: 'failed' });
    expect((await load(clientReturning(500, undefined))).outcome).toBe('failed');
    expect((await load(clientReturning(429, undefined))).outcome).toBe('failed');
  });

  it('does not treat a lost connection as a missing flour', async () => {
    const offline = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await load(offline)).toEqual({ outcome: 'failed' });
  });
});
