import { expect, test } from 'vitest';
import type { TransportRequest } from '@dalan/contract/client';
import { answerProof, withProof } from './proof.ts';

const request: TransportRequest = {
  method: 'DELETE',
  path: '/api/users/1',
  headers: {},
  body: undefined,
  signal: undefined,
};

/** A server that refuses calls until a proof is given. */
function server(code: string) {
  const calls: TransportRequest[] = [];
  let isProved = false;
  const send = withProof(async (call) => {
    calls.push(call);
    const body = isProved ? { message: 'done' } : { message: 'no', code };
    return { status: isProved ? 200 : 403, header: () => null, json: async () => body };
  });
  const prove = () => {
    isProved = true;
    answerProof(true);
  };
  return { calls, send, prove };
}

test('sends the same call again after the proof', async () => {
  const { calls, send, prove } = server('PROOF_REQUIRED');
  const answer = send(request);
  await new Promise(setImmediate);
  prove();
  expect(await (await answer).json()).toEqual({ message: 'done' });
  expect(calls).toEqual([request, request]);
});

test('two calls that wait need one proof', async () => {
  const { calls, send, prove } = server('PROOF_REQUIRED');
  const answers = Promise.all([send(request), send(request)]);
  await new Promise(setImmediate);
  prove();
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  expect(calls).toHaveLength(4);
});

test('without the proof the call fails as it did, with its reason', async () => {
  const { calls, send } = server('PROOF_REQUIRED');
  const answer = send(request);
  await new Promise(setImmediate);
  answerProof(false);
  expect(await (await answer).json()).toEqual({ message: 'no', code: 'PROOF_REQUIRED' });
  expect(calls).toHaveLength(1);
});

test('any other refusal is final', async () => {
  const { calls, send } = server('FORBIDDEN');
  expect((await send(request)).status).toBe(403);
  expect(calls).toHaveLength(1);
});
