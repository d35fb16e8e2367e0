import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTexts } from '@dalan/contract/people/accounts';
import { contactLimits, contactTexts } from '@dalan/contract/contact/contact';
import type { SentContactMessage } from '@dalan/contract/contact/contact';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_CONTACT_MESSAGES_PER_ADDRESS: '1000/3600' });
});
afterAll(() => shop.close());

const asha = {
  name: 'Asha Patil',
  email: 'asha@dalan.example',
  subject: 'Coarse jowar',
  message: 'Do you mill jowar coarse?\nFor ten kilograms.',
};

function send(payload: object, from = '203.0.113.1', { app } = shop) {
  return app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress: from });
}

function stored({ db } = shop) {
  return db.selectFrom('contactMessages').selectAll().orderBy('id', 'desc').execute();
}

test('stores a message and confirms it', async () => {
  const answer = await send({ ...asha, name: '  Asha Patil ' });
  expect(answer.statusCode).toBe(201);
  const { message, ticket } = answer.json<SentContactMessage>();
  expect(message).toBe(contactTexts.sent);
  expect(ticket).toMatch(/^D-\d{4}-\d{4,}$/);
  expect((await stored())[0]).toMatchObject({ ...asha, ticket });
});

test('messages that are sent at once get different numbers of this month', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(asha)));
  const tickets = answers.map((answer) => answer.json<SentContactMessage>().ticket);
  expect(new Set(tickets).size).toBe(40);
  const [year = '', month = ''] = shopClock(new Date()).day.split('-');
  expect(new Set(tickets.map((ticket) => ticket.slice(0, 7)))).toEqual(
    new Set([`D-${year.slice(2)}${month}-`]),
  );
});

test('a number grows beyond four digits and is not cut', async () => {
  await sql`select setval('contact_ticket_serials', 9999)`.execute(shop.db);
  const { ticket } = (await send(asha)).json<SentContactMessage>();
  expect(ticket).toMatch(/-10000$/);
});

test('names each missing field, with the texts of the form', async () => {
  const answer = await send({ name: ' ', email: '', subject: '', message: '\n' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: {
      name: contactTexts.nameRequired,
      email: accountTexts.emailRequired,
      subject: contactTexts.subjectRequired,
      message: contactTexts.messageRequired,
    },
  });
  expect((await send({})).statusCode).toBe(400);
  expect((await send({ ...asha, email: 'asha at dalan' })).statusCode).toBe(400);
});

const longest = {
  name: contactLimits.nameMax,
  subject: contactLimits.subjectMax,
  message: contactLimits.messageMax,
};

test.each(Object.entries(longest))(
  'accepts the maximum length of %s and refuses one character more',
  async (...of) => {
    const [field, length] = of;
    expect((await send({ ...asha, [field]: 'ज'.repeat(length) })).statusCode).toBe(201);
    const answer = await send({ ...asha, [field]: 'ज'.repeat(length + 1) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  },
);

test.each(['name', 'email', 'subject'])(
  'refuses a forged mail header and every control character in the %s',
  async (field) => {
    const before = await stored();
    for (const forged of [
      '\r\nBcc: all@evil.example',
      '\n',
      '\r',
      '\t',
      '\0',
      '\u001b[2J',
      '\u0085',
    ]) {
      const value = asha[field as 'name' | 'email' | 'subject'] + forged;
      const answer = await send({ ...asha, [field]: value });
      expect(answer.statusCode, JSON.stringify(forged)).toBe(400);
    }
    expect(await stored()).toEqual(before);
  },
);

test('accepts line breaks and tabs in the message, but no other control character', async () => {
  expect((await send({ ...asha, message: 'One\r\nTwo\tThree' })).statusCode).toBe(201);
  expect((await send({ ...asha, message: 'One\u0007' })).statusCode).toBe(400);
  expect((await send({ ...asha, message: 'One\0' })).statusCode).toBe(400);
});

test('refuses unknown fields and values that are not text', async () => {
  for (const field of ['_id', 'id', 'createdAt', 'role', '__proto__x']) {
    expect((await send({ ...asha, [field]: 'x' })).statusCode, field).toBe(400);
  }
  for (const value of [7, true, null, ['x'], { x: 1 }]) {
    expect((await send({ ...asha, name: value })).statusCode, JSON.stringify(value)).toBe(400);
  }
});

test('confirms a message with the honeypot filled in, but does not store it', async () => {
  const before = await stored();
  const honest = await send(asha);
  const robot = await send({ ...asha, website: 'https://buy.example/' + 'x'.repeat(2_000) });
  expect(robot.statusCode).toBe(honest.statusCode);
  const [told, toldRobot] = [honest, robot].map((answer) => answer.json<SentContactMessage>());
  expect(toldRobot).toEqual({
    ...told,
    ticket: expect.stringMatching(/^D-\d{4}-\d{4,}$/) as string,
  });
  expect(toldRobot?.ticket).not.toBe(told?.ticket);
  expect(await stored()).toHaveLength(before.length + 1);

  expect((await send({ ...asha, website: '' })).statusCode).toBe(201);
  expect(await stored()).toHaveLength(before.length + 2);
});

test('refuses the 21st message of one address within the hour, but no other address', async () => {
  const strict = await startTestApp();
  try {
    for (let sent = 1; sent <= 20; sent += 1) {
      expect((await send(asha, '203.0.113.7', strict)).statusCode, `message ${sent}`).toBe(201);
    }
    const refused = await send(asha, '203.0.113.7', strict);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: expect.any(Number) as number },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored(strict)).toHaveLength(20);
    expect((await send(asha, '203.0.113.8', strict)).statusCode).toBe(201);
  } finally {
    await strict.close();
  }
});

test('does not count a message that was refused', async () => {
  const strict = await startTestApp({ LIMIT_CONTACT_MESSAGES_PER_ADDRESS: '1/3600' });
  try {
    expect((await send({ ...asha, email: 'x' }, '203.0.113.7', strict)).statusCode).toBe(400);
    expect((await send(asha, '203.0.113.7', strict)).statusCode).toBe(201);
    expect((await send(asha, '203.0.113.7', strict)).statusCode).toBe(429);
  } finally {
    await strict.close();
  }
});

test('refuses 5 MB before reading it', async () => {
  const answer = await send({ ...asha, message: 'x'.repeat(5_000_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
});
