import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankDesk, BankOrders, KeptBankColumns } from '@dalan/contract/bank/bank-rows';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { bankRequest, bankRowFor } from '../../../../../test/requests/bank-requests.ts';
import { claimRequest, paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { fingerprintOf } from './fingerprint-of.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(() => shop.close());

const days = 'from=2026-11-01&to=2026-11-17';

function get(path: string, by = shop.staff) {
  return shop.app.inject({ url: `/api/admin/bank${path}`, headers: by.headers });
}

async function ordersNow(): Promise<BankOrders> {
  return (await get(`/orders?${days}`)).json<BankOrders>();
}

function keep(kept: KeptBankColumns, by = shop.staff) {
  const url = '/api/admin/bank/columns';
  return shop.app.inject({ method: 'PUT', url, headers: by.headers, payload: kept });
}

describe('what a statement is compared with', () => {
  test('is every open order with what is left to pay and the reference of its claim', async () => {
    const [claimed, part, paid, cancelled, settled] = [
      await shop.place('Delivered'),
      await shop.place(),
      await shop.place(),
      await shop.place(),
      await shop.place(),
    ];
    await shop.app.inject(claimRequest(shop.buyer, claimed._id, '4312 7712 0045'));
    const pay = (id: string, amount: number) =>
      shop.app.inject(paymentRequest(shop.staff, id, { method: 'cash', amount }));
    await pay(part._id, 1);
    await pay(paid._id, paid.amountToPay);
    await shop.setStatus(cancelled._id, { orderStatus: 'Cancelled' });
    await shop.setStatus(settled._id, { orderStatus: 'Delivered', paymentStatus: 'Completed' });
    const { orders, isCut } = await ordersNow();
    expect(isCut).toBe(false);
    expect(orders).toEqual([
      {
        orderId: part._id,
        name: 'Asha',
        open: part.amountToPay - 1,
        dueOn: expect.any(String) as string,
        claimReference: null,
      },
      expect.objectContaining({ orderId: claimed._id, claimReference: '431277120045' }),
    ]);
  });

  test('names the rows of these days that are recorded, and payments by their reference', async () => {
    const [order, other] = [await shop.place(), await shop.place()];
    const row = bankRowFor(order);
    await shop.app.inject(bankRequest(shop.staff, [row]));
    const byHand = { method: 'UPI', amount: 2, reference: '431299990009' } as const;
    await shop.app.inject(paymentRequest(shop.staff, other._id, byHand));
    const { recorded, references } = await ordersNow();
    expect(recorded.map(({ fingerprint }) => fingerprint)).toEqual([
      fingerprintOf(row).toString('hex'),
    ]);
    expect(references).toContainEqual({ reference: '431299990009', amount: 2 });
    const third = { method: 'UPI', amount: 3, reference: '431299990009' } as const;
    await shop.app.inject(paymentRequest(shop.staff, other._id, third));
    expect((await ordersNow()).references).toEqual(
      expect.arrayContaining([2, 3, 5].map((amount) => ({ reference: '431299990009', amount }))),
    );
    const before = await get('/orders?from=2026-10-01&to=2026-10-31');
    expect(before.json<BankOrders>().recorded).toEqual([]);
  });

  test.each(['from=2026-11-02&to=2026-11-01', 'from=2025-01-01&to=2026-11-17', 'from=x&to=y'])(
    'is refused for %s',
    async (query) => {
      const answer = await get(`/orders?${query}`);
      expect([answer.statusCode, answer.json<ErrorAnswer>().code]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});

describe('the desk', () => {
  const head = ['Txn Date', 'Narration', 'Chq/Ref No', 'Deposit'];
  const kept: KeptBankColumns = {
    head,
    columns: ['day', 'text', 'reference', 'moneyIn'],
    dayOrder: null,
  };

  test('keeps the columns of a bank for everybody, the last choice for the same titles', async () => {
    const colleague = await logInAs(shop, 'admin', { duty: 'counter' });
    const other: KeptBankColumns = {
      head: ['Date', 'CR'],
      columns: ['day', 'moneyIn'],
      dayOrder: 'dmy',
    };
    expect((await keep(kept)).statusCode).toBe(200);
    expect((await keep(other)).statusCode).toBe(200);
    expect((await keep({ ...kept, dayOrder: 'dmy' }, colleague)).statusCode).toBe(200);
    const desk = (await get('', colleague)).json<BankDesk>();
    expect(desk.kept).toEqual([{ ...kept, dayOrder: 'dmy' }, other]);
  });

  test('two counters that keep the same head at once do not disturb each other', async () => {
    const head2 = ['Date', 'Particulars', 'Credit'];
    const answers = await Promise.all(
      (['dmy', 'mdy', null, 'dmy'] as const).map((dayOrder) =>
        keep({ head: head2, columns: ['day', 'text', 'moneyIn'], dayOrder }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const desk = (await get('')).json<BankDesk>();
    expect(desk.kept.filter((one) => one.head.length === 3)).toHaveLength(1);
  });

  test.each<[string, KeptBankColumns]>([
    ['without money', { ...kept, columns: ['day', 'text', 'reference', 'unused'] }],
    ['with two days', { ...kept, columns: ['day', 'day', 'reference', 'moneyIn'] }],
    ['with fewer columns than titles', { ...kept, columns: ['day', 'moneyIn'] }],
  ])('refuses columns %s', async (_what, columns) => {
    expect((await keep(columns)).statusCode).toBe(400);
  });

  test('lists who recorded how many rows of which days, newest first', async () => {
    const colleague = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
    const rows = [bankRowFor(await shop.place()), bankRowFor(await shop.place())];
    await shop.app.inject(bankRequest(colleague, rows));
    const [newest] = (await get('')).json<BankDesk>().imports;
    expect(newest).toMatchObject({
      by: 'Prajakta',
      from: '2026-11-01',
      to: '2026-11-17',
      recorded: 2,
    });
  });
});
