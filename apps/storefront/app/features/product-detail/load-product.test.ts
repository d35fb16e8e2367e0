import { createClient } from '@dalan/contract/client';
import { describe, expect, it } from 'vitest';

import { loadProduct } from './load-product.ts';

function answering(status: number, body: unknown) {
  return createClient(() =>
    Promise.resolve({ status, header: () => null, json: () => Promise.resolve(body) }),
  );
}

const { signal } = new AbortController();
const load = (client: ReturnType<typeof createClient>) => loadProduct(client, 'jowar', signal);

describe('loading a flour', () => {
  it('finds it', async () => {
    const product = { _id: 'jowar', name: 'Jowar Flour' };
    expect(await load(answering(200, product))).toEqual({ outcome: 'found', product });
  });

  it('takes an answer without an id for no flour', async () => {
    expect(await load(answering(200, { name: 'Jowar Flour' }))).toEqual({
      outcome: 'missing',
      message: "The requested product doesn't exist.",
    });
  });

  it('says what the server says of a flour that is not there', async () => {
    const body = { message: 'This flour is gone.', code: 'NOT_FOUND', requestId: '1' };
    expect(await load(answering(404, body))).toEqual({
      outcome: 'missing',
      message: 'This flour is gone.',
    });
    expect(await load(answering(404, '<html>'))).toEqual({
      outcome: 'missing',
      message: "The requested product doesn't exist.",
    });
  });

  it('does not call a flour missing because the server is in trouble', async () => {
    const busy = { message: 'The shop is busy.', code: 'UNAVAILABLE', requestId: '1' };
    expect(await load(answering(503, busy))).toEqual({ outcome: 'failed' });
    expect((await load(answering(500, undefined))).outcome).toBe('failed');
    expect((await load(answering(429, undefined))).outcome).toBe('failed');
  });

  it('nor because there was no answer at all', async () => {
    const offline = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await load(offline)).toEqual({ outcome: 'failed' });
  });
});
