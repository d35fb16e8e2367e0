import type { AccountsAnswer } from '@dalan/contract/on-account/accounts';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { chooseFile, statementFile } from '../fixtures/orders/bank.ts';
import { shortIdOf } from '../fixtures/orders/orders.ts';
import { signInThroughApi } from '../fixtures/people/staff.ts';
import { NOW } from './fixed-now.ts';
import { expect, expectAccessible, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';
import { show } from './show.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

async function firstAccount(page: Page): Promise<AccountsAnswer['accounts'][number]> {
  const answer = await page.request.get('/api/admin/accounts');
  const { accounts } = (await answer.json()) as AccountsAnswer;
  return accounts[0]!;
}

/** A delivered order of the shop that was paid, with a credit note or without. */
async function paidOrder(page: Page, { isCredited }: { isCredited: boolean }): Promise<Order> {
  for (let shown = 1; shown <= 10; shown += 1) {
    const query = `channel=shop&outcome=sold&pageSize=100&page=${shown}`;
    const orders = (await (await page.request.get(`/api/admin/orders?${query}`)).json()) as Order[];
    const found = orders.find(
      ({ creditNotes = [], onAccount, orderStatus, paymentStatus }) =>
        creditNotes.length > 0 === isCredited &&
        onAccount === undefined &&
        orderStatus === 'Delivered' &&
        paymentStatus === 'Paid',
    );
    if (found !== undefined) return found;
  }
  throw new Error('The demo has no such order');
}

test('accounts', async ({ page }, info) => {
  const { name } = await firstAccount(page);
  await show(page, info, '/admin/accounts', name);
});

test('account', async ({ page }, info) => {
  const { _id, name } = await firstAccount(page);
  await show(page, info, `/admin/accounts/${_id}`, name);
  await page.getByRole('button', { name: 'Take a payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Take a payment' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, info, 'admin/account-payment');
});

test('account statement', async ({ page }, info) => {
  const { _id, name } = await firstAccount(page);
  await show(page, info, `/admin/account-statements?of=${_id}&month=${NOW.slice(0, 7)}`, name);
});

test('return', async ({ page }, info) => {
  const { _id } = await paidOrder(page, { isCredited: false });
  await page.goto(`/admin/ordermaster?order=${_id}`);
  await page
    .getByRole('dialog', { name: 'View Order' })
    .getByRole('button', { name: 'Return' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Return' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Insects', exact: true }).click();
  await expectAccessible(page);
  await photograph(page, info, 'admin/return');
});

test('credit note', async ({ page }, info) => {
  const { creditNotes = [] } = await paidOrder(page, { isCredited: true });
  const [{ _id, number } = { _id: '', number: '' }] = creditNotes;
  await show(page, info, `/admin/ordermaster/credit-note?note=${_id}`, number);
});

test('bank statement', async ({ page }, info) => {
  const open = await page.request.get('/api/admin/orders?step=to-receive&pageSize=3');
  const rows = ((await open.json()) as Order[]).map(({ _id, amountToPay, paidAmount }) => ({
    day: '13/11/2026',
    text: `UPI-${shortIdOf(_id)}`,
    amount: amountToPay - paidAmount,
  }));
  const head = 'Txn Date,Narration,Chq/Ref No,Withdrawal,Deposit,Balance';
  await page.goto('/admin/ordermaster/bank-statement');
  await chooseFile(page).setInputFiles(statementFile(head, rows));
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(page.getByRole('button', { name: /^Record \d/ })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, info, 'admin/bank-statement');
});

test('speed', ({ page }, info) => show(page, info, '/admin/figures/speed', 'How fast the shop is'));
