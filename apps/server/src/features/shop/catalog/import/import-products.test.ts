import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { errorTexts } from '@dalan/contract/errors';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { importTexts } from '@dalan/contract/catalog/product-import';
import type { ProductImportPreview } from '@dalan/contract/catalog/product-import';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';
import { ledgerKgOf } from '../../../../../test/shops/products.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { importProducts } from './import-products.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
});
afterAll(() => shop.close());

const url = '/api/admin/product-import';

async function check(text: string): Promise<ProductImportPreview> {
  const { headers } = shop.admin;
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${url}/check`,
    headers,
    payload: { text },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ProductImportPreview>();
}

type Accepted = { text: string; versions: Record<string, number>; key?: string };

function accept({ text, versions, key = randomUUID() }: Accepted) {
  const headers = { ...shop.admin.headers, 'idempotency-key': key };
  return shop.app.inject({ method: 'POST', url, headers, payload: { text, versions } });
}

async function exported(): Promise<string> {
  const { headers } = shop.admin;
  return (await shop.app.inject({ url: '/api/admin/export/products', headers })).body;
}

async function findByName(name: string): Promise<Product[]> {
  const { headers } = shop.admin;
  const query = { q: name };
  return (await shop.app.inject({ url: '/api/products', headers, query })).json<Product[]>();
}

test('an exported file changes nothing, and after an edit only what was edited', async () => {
  const odd = await shop.create({
    name: '=Nachni, "ragi"; नाचणी',
    description: "First line\n'=second",
    text: '-5',
    nameHi: 'रागी',
    descriptionMr: 'एक\nदोन',
    searchAlso: ['ragi', 'nagli'],
    shelfLifeDays: 90,
    hsn: '1102',
    gstRate: 5,
    quantity: 7,
  });
  const text = await exported();
  const same = await check(text);
  expect(same).toMatchObject({ rows: [], faults: [], newCategories: [] });
  expect(Object.keys(same.versions)).toHaveLength(same.unchanged);

  const edited = text.replace('110.50', '120.00');
  const { versions } = await check(edited);
  const answer = await accept({ text: edited, versions });
  expect(answer.json()).toEqual({ added: 0, changed: 1, unchanged: same.unchanged - 1 });
  const after = await shop.onSite(odd._id);
  const { nameHi: _nameHi, descriptionMr: _descriptionMr, ...english } = odd;
  expect(after).toEqual({ ...english, pricePerKg: 120, version: odd.version + 1 });
  expect((await shop.auditOf(odd._id)).at(-1)).toMatchObject({
    action: 'product.changed',
    actorId: shop.admin.userId,
    details: { fields: ['pricePaise'], changes: { pricePaise: [11_050, 12_000] } },
  });
});

test('a new product has its opening stock and is in the log', async () => {
  const text = 'Name,Price per kg,Description,Stock (kg)\nKodra,80,Millet,12\nSama,90,Millet,0\n';
  const { versions } = await check(text);
  const answer = await accept({ text, versions });
  expect(answer.json()).toEqual({ added: 2, changed: 0, unchanged: 0 });
  const [kodra] = await findByName('Kodra');
  expect(kodra).toMatchObject({ pricePerKg: 80, quantity: 12, isActive: true, picture: null });
  expect(await ledgerKgOf(shop.db, kodra!._id)).toBe(12);
  expect(await findByName('Sama')).toMatchObject([{ quantity: 0 }]);
  expect(await shop.onSite(kodra!._id)).toBeDefined();
  expect(await shop.auditOf(kodra!._id)).toMatchObject([{ action: 'product.created' }]);
  const [counts] = await shop.db
    .selectFrom('auditLog')
    .select(['details'])
    .where('action', '=', 'products.imported')
    .orderBy('id', 'desc')
    .execute();
  expect(counts).toEqual({ details: { added: 2, changed: 0, unchanged: 0 } });
});

test('one fault refuses the whole file', async () => {
  const text = 'Name,Price per kg,Description\nFine flour,80,B\nBad flour,0,B\n';
  const answer = await accept({ text, versions: {} });
  expect(answer.statusCode).toBe(400);
  expect(await findByName('Fine flour')).toEqual([]);
});

test('a product that was changed after the check refuses the whole file by its line', async () => {
  const [first, second] = [await shop.create(), await shop.create()];
  const text = `Id,Text\n${first._id},Imported\n${second._id},Imported\n`;
  const { versions } = await check(text);
  await shop.send('PUT', { _id: second._id, pricePerKg: 99 });
  const answer = await accept({ text, versions });
  expect(answer.statusCode).toBe(409);
  expect(answer.json<ErrorAnswer>()).toMatchObject({
    code: 'PRODUCT_CHANGED',
    message: expect.stringContaining('lines 3') as string,
    details: { lines: [3] },
  });
  expect(await shop.onSite(first._id)).toEqual(first);
  expect((await accept({ text, versions: (await check(text)).versions })).statusCode).toBe(200);
});

test('a file that is sent again is imported once, and its key belongs to it', async () => {
  const text = 'Name,Price per kg,Description\nOnce Flour,80,B\n';
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => accept({ text, versions: {}, key })),
  );
  for (const answer of answers) {
    expect(answer.json()).toEqual({ added: 1, changed: 0, unchanged: 0 });
  }
  expect(await findByName('Once Flour')).toHaveLength(1);
  const other = await accept({ text: text.replace('Once', 'Twice'), versions: {}, key });
  expect(other.json()).toMatchObject({ code: 'KEY_REUSED' });
});

test.each([
  ['no JSON', '{"text": "A', {}],
  ['no object', '7', { body: errorTexts.invalidInput }],
  ['another field', '{"text":"A","more":1}', { body: 'Please leave out: more' }],
  ['no text', '{"text":""}', { text: importTexts.noRows }],
  ['nothing', '', {}],
])('a body with %s is refused as on any other call', async (_name, payload, fields) => {
  const headers = { ...shop.admin.headers, 'content-type': 'application/json' };
  const answer = await shop.app.inject({ method: 'POST', url: `${url}/check`, headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorAnswer>()).toMatchObject({ code: 'INVALID_INPUT' });
  expect(answer.json<ErrorAnswer>().fields ?? {}).toEqual(fields);
});

/** Imports as another process would: the queue of this one does not hold it back. */
function importBeside({ text, versions }: Accepted) {
  const asked = { text, versions, actorId: shop.admin.userId, idempotencyKey: randomUUID() };
  return importProducts({ db: shop.db, city: shop.config.city }, asked).then(
    () => 'imported',
    (error: unknown) => (error instanceof ShopError ? error.code : error),
  );
}

test('of many imports at once that add the same flour, one adds it', async () => {
  const text = 'Name,Price per kg,Description\nRace Flour,80,B\n';
  const all = Array.from({ length: 6 }, () => importBeside({ text, versions: {} }));
  const refused = Array.from({ length: 5 }, () => 'INVALID_INPUT');
  expect((await Promise.all(all)).sort()).toEqual([...refused, 'imported']);
  expect(await findByName('Race Flour')).toHaveLength(1);
});

test('an import and a form that were opened on the same version: one is saved, whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { _id, version } = await shop.create();
    const text = `Id,Text,Price per kg\n${_id},Imported,50\n`;
    const [imported, saved] = await Promise.all([
      importBeside({ text, versions: { [_id]: version } }),
      shop.send('PUT', { _id, version, text: 'By form', pricePerKg: 60 }),
    ]);
    const isImported = imported === 'imported';
    expect([imported, saved.statusCode]).toEqual(
      isImported ? ['imported', 409] : ['PRODUCT_CHANGED', 200],
    );
    const stored = shop.db.selectFrom('products').where('id', '=', _id);
    expect(await stored.select(['text', 'pricePaise', 'version']).executeTakeFirst()).toEqual({
      text: isImported ? 'Imported' : 'By form',
      pricePaise: isImported ? 5_000 : 6_000,
      version: version + 1,
    });
  }
});

test('texts in other languages come with a file, and stay if it has no column for them', async () => {
  const made = await shop.create({ name: 'Sattu', textHi: 'गर्मी के लिए' });
  const text = `Id,Marathi text,Hindi name,Marathi description\n${made._id},उन्हाळ्यासाठी,सत्तू,थंडगार\n`;
  const { versions, rows } = await check(text);
  expect(rows).toMatchObject([
    { changes: [{ is: 'सत्तू' }, { is: 'उन्हाळ्यासाठी' }, { is: 'थंडगार' }] },
  ]);
  expect((await accept({ text, versions })).statusCode).toBe(200);
  const [after] = await findByName('Sattu');
  expect(after).toMatchObject({
    nameHi: 'सत्तू',
    textMr: 'उन्हाळ्यासाठी',
    textHi: 'गर्मी के लिए',
    descriptionMr: 'थंडगार',
  });
  expect(await exported()).toContain('Hindi name,');
});

/** Runs the work, and returns its time and the longest time in which nothing else could run. */
async function longestHold(work: () => Promise<unknown>) {
  const holds = monitorEventLoopDelay({ resolution: 1 });
  holds.enable();
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  holds.disable();
  return { tookMs, heldMs: holds.max / 1e6 };
}

test('a file of 10,000 products holds up the calls of others for a small part of its check', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `Held ${n},${50 + (n % 50)},Text ${n},9`);
  const text = `Name,Price per kg,Description,Stock (kg)\n${rows.join('\n')}\n`;
  const body = JSON.stringify({ text });
  const headers = { ...shop.admin.headers, 'content-type': 'application/json' };
  const send = () => shop.app.inject({ method: 'POST', url: `${url}/check`, headers, body });
  expect((await send()).statusCode).toBe(200);
  const { tookMs, heldMs } = await longestHold(send);
  expect(heldMs).toBeLessThan(tookMs / 4);
});

test('label facts come and go by a file once a flour has some', async () => {
  await shop.db.updateTable('products').set({ label: '{}', shortCode: null }).execute();
  expect(await exported()).not.toContain('Ingredients');
  const rala = await shop.create({ name: 'Rala Flour', shortCode: 'RA' });
  const sama = await shop.create({
    name: 'Samo Flour',
    shortCode: 'SA',
    label: { ingredients: 'Samo', hasGluten: false, isMilledWithWheat: true },
  });
  const text = await exported();
  expect(text).toContain(',Short code\r\n');
  expect((await check(text)).rows).toEqual([]);

  const edit = `Id,Vegetarian,Short code\n${rala._id},yes,SA\n${sama._id},,RA\n`;
  const answer = await accept({ text: edit, versions: (await check(edit)).versions });
  expect(answer.json()).toEqual({ added: 0, changed: 2, unchanged: 0 });
  expect(await findByName('Rala')).toMatchObject([
    { shortCode: 'SA', label: { isVegetarian: true } },
  ]);
  expect(await findByName('Samo')).toMatchObject([{ shortCode: 'RA', label: sama.label }]);
  expect((await shop.auditOf(rala._id)).at(-1)).toMatchObject({
    details: {
      fields: ['shortCode', 'isVegetarian'],
      changes: { shortCode: ['RA', 'SA'], isVegetarian: [null, true] },
    },
  });
});

test('a short code that was taken after the check refuses the file', async () => {
  const rala = await shop.create({ name: 'Rala, again' });
  const text = `Id,Short code\n${rala._id},QQ\n`;
  const { versions } = await check(text);
  const answers = await Promise.all([
    accept({ text, versions }),
    shop.send('POST', shop.newProduct({ name: 'Quinoa Flour', shortCode: 'QQ' })),
  ]);
  const [refused] = answers.filter(({ statusCode }) => statusCode >= 400);
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  expect(refused!.json<ErrorAnswer>()).toMatchObject({
    code: expect.stringMatching(/^(PRODUCT_CHANGED|INVALID_INPUT)$/) as string,
  });
});
