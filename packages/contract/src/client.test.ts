import { expect, test } from 'vitest';
import { createClient, fetchTransport, NoAnswer } from './client.ts';

const clientOf = (path: string) => createClient((request) => fetchTransport({ ...request, path }));

test('the page of a network that wants a log-in is no answer of the shop', async () => {
  const hotel = clientOf('data:text/html;charset=utf-8,Welcome to the hotel');
  await expect(hotel.call('getSession')).rejects.toThrow(NoAnswer);
  const shop = clientOf('data:application/json,{"user":null}');
  await expect(shop.call('getSession')).resolves.toEqual({ user: null });
});
