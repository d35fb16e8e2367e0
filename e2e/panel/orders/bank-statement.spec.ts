import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectToFit } from '../../fixtures/look/fits.ts';
import { changingCalls, countPresses, pressTwice } from '../../fixtures/look/presses.ts';
import {
  alertOn,
  chooseFile,
  claim,
  newReference,
  orderOf,
  receiveFlour,
  statementFile,
} from '../../fixtures/orders/bank.ts';
import type { Paid } from '../../fixtures/orders/bank.ts';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const widths = [360, 768, 1280];
const PAGE = '/admin/ordermaster/bank-statement';
const KNOWN_HEAD = 'Txn Date,Narration,Chq/Ref No,Withdrawal,Deposit,Balance';

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await receiveFlour(ownShop.owner, 'Besan', 200);
  await signInThroughApi(page);
});

async function stateOf(owner: APIRequestContext, { _id }: Order): Promise<Order> {
  return (await (await owner.get(`/api/admin/orders/${_id}`)).json()) as Order;
}

async function expectGood(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    if (width === 360) await expectToFit(page, what);
    await expectAccessible(page);
  }
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, group_: string, text: string) =>
  group(page, group_).getByRole('listitem').filter({ hasText: text }).first();
const record = (page: Page, count: number) =>
  page.getByRole('button', { name: `Record ${count} payment${count === 1 ? '' : 's'}` });

test('a statement is read, its columns are chosen once, and its rows become payments once', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  test.slow();
  const asha = await orderOf(request, 'Asha Kulkarni', { Besan: 2 });
  const prakash = await orderOf(request, 'Prakash Oswal', { 'Jowar Flour': 3 });
  const reference = newReference();
  await claim(request, prakash, reference);
  const shobha = await orderOf(request, 'Shobha Nimbalkar', { 'Bajra Flour': 4 });
  const shobhana = await orderOf(request, 'Shobhana Naik', { 'Bajra Flour': 4 });
  const ansari = await orderOf(request, 'Mohammed Ansari', { 'Jowar Flour': 1 });
  const day = '03/02/2026';
  const rows: Paid[] = [
    {
      day,
      text: `UPI-ASHA KULKARNI-ASHAK@OKBANK-${shortIdOf(asha._id)}`,
      amount: asha.amountToPay,
    },
    { day, text: 'UPI-P OSWAL', reference: `0000${reference}`, amount: prakash.amountToPay },
    { day, text: 'UPI-SHOBHA N-55500@BANK-FLOUR', amount: shobha.amountToPay },
    { day: '04/02/2026', text: 'UPI-M ANSARI-91@BANK', amount: ansari.amountToPay + 8 },
    { day: '04/02/2026', text: 'NEFT-ZZYZX SALARY', amount: 98_765.43 },
  ];
  const file = statementFile('Dt,Story,Mark,Out,Inward,Left', rows);

  await page.goto('/admin/ordermaster?step=to-receive');
  await page.getByRole('link', { name: 'Bank statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank statement' })).toBeVisible();
  await expectGood(page, 'choosing the file');

  await chooseFile(page).setInputFiles(file);
  await expect(page.getByText('statement.csv, 5 rows')).toBeVisible();
  await expect(page.getByText('Row 4 is read as the head')).toBeVisible();
  const column = (title: string) =>
    page.getByRole('combobox', { name: `What is the column ${title}?` });
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(alertOn(page)).toContainText('one column for the day');
  await column('Dt').selectOption('Day');
  await column('Story').selectOption('Text');
  await column('Mark').selectOption('Reference');
  await column('Inward').selectOption('Money in');
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(alertOn(page)).toContainText('read two ways');
  await page
    .getByRole('group', { name: `Which day is ${day}?` })
    .getByText('Day first')
    .click();
  await expect(page.getByText('Day read as day/month/year.')).toBeVisible();
  await expectGood(page, 'choosing columns');
  const { calls, forget } = changingCalls(page);
  await page.getByRole('button', { name: 'Find matches' }).click();

  await expect(group(page, 'Certain').getByRole('listitem')).toHaveCount(2);
  await expect(rowOf(page, 'Certain', 'ASHA KULKARNI')).toContainText('Order id and amount');
  await expect(rowOf(page, 'Certain', 'P OSWAL')).toContainText('Claim on order');
  await expect(rowOf(page, 'Certain', 'P OSWAL')).toContainText('Reference and amount');
  const unsure = rowOf(page, 'Doubtful', 'SHOBHA N');
  await expect(unsure).toContainText(`${shortIdOf(shobha._id)}, Shobha Nimbalkar`);
  await expect(unsure).toContainText(`${shortIdOf(shobhana._id)}, Shobhana Naik`);
  await expect(unsure).toContainText('Same amount, name alike');
  await expect(group(page, 'Doubtful').getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByText('NEFT-ZZYZX SALARY')).toBeHidden();
  await expect(group(page, 'Unknown')).toContainText(formatRupees(98_765.43));
  await expectGood(page, 'matches');

  // Ticking a doubtful row needs a choice.
  await unsure.getByRole('checkbox', { name: /^Record .* of SHOBHA N$/ }).click();
  await expect(unsure.getByRole('alert')).toHaveText('Choose which order this money is for.');
  await unsure.getByRole('checkbox', { name: shortIdOf(shobhana._id) }).click();
  await expect(record(page, 3)).toBeVisible();
  await page.getByRole('link', { name: 'Order Master' }).first().click();
  const discard = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  const tooMuch = rowOf(page, 'Doubtful', 'M ANSARI');
  await expect(tooMuch).toContainText('₹8.00 too much');
  await tooMuch.getByRole('checkbox', { name: shortIdOf(ansari._id) }).click();
  await record(page, 4).click();
  const question = page.getByRole('dialog', { name: 'More money than is open' });
  await expect(question).toContainText('₹8.00 is not recorded');
  await expectAccessible(page);
  expect((await stateOf(owner, asha)).payments).toEqual([]);
  forget();
  await pressTwice(page, question.getByRole('button', { name: 'Record 4 payments' }), 120);
  await expect(page.getByRole('heading', { name: /^4 payments recorded, / })).toBeVisible();
  expect(calls).toEqual(['POST /api/admin/bank/payments']);
  await expect(page.getByText('4 orders changed: 4 Paid.')).toBeVisible();
  await expectGood(page, 'done');
  for (const order of [asha, prakash, shobhana, ansari]) {
    expect(await stateOf(owner, order)).toMatchObject({
      paymentStatus: 'Paid',
      paidAmount: order.amountToPay,
    });
  }
  expect((await stateOf(owner, prakash)).claim).toMatchObject({ state: 'found' });
  expect((await stateOf(owner, shobha)).payments).toEqual([]);

  // The same file again, on another day at another counter: columns and day are known.
  await page.goto(PAGE);
  await expect(page.getByText('4 recorded')).toBeVisible();
  await chooseFile(page).setInputFiles(file);
  await expect(column('Inward')).toHaveValue('moneyIn');
  await page.keyboard.press('Enter');
  await expect(group(page, 'Recorded before')).toContainText('4');
  await expect(group(page, 'Certain')).toBeHidden();
  await page.getByRole('button', { name: /^Recorded before/ }).click();
  await expect(rowOf(page, 'Recorded before', 'M ANSARI')).toContainText('Read on');
  await expectGood(page, 'recorded before');
});

test('two hundred rows with sixty matches take at most ten presses', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  test.slow();
  const first = await orderOf(request, 'Annapurna Khanaval', { Besan: 1 });
  const orders = [first];
  while (orders.length < 60) {
    const kg = (orders.length % 4) + 1;
    orders.push(await placeOrder({ request }, { Besan: kg }));
  }
  const mine = orders.map(({ _id, amountToPay }) => ({
    day: '16-Jan-2026',
    text: `UPI-ANNAPURNA KHANAVAL-ANNA@BANK-${shortIdOf(_id)}`,
    reference: newReference(),
    amount: amountToPay,
  }));
  const others = Array.from({ length: 140 }, (_, place) => ({
    day: '17-Jan-2026',
    text: `NEFT-QQ ${place}`,
    amount: 70_000 + place / 100,
  }));
  await page.goto('/admin/today');
  const presses = countPresses();
  await presses.click(page.getByRole('link', { name: 'Bank statement' }));
  presses.add(1);
  await chooseFile(page).setInputFiles(statementFile(KNOWN_HEAD, [...mine, ...others]));
  await presses.click(page.getByRole('button', { name: 'Find matches' }));
  await presses.click(record(page, 60));
  await expect(page.getByRole('heading', { name: /^60 payments recorded, / })).toBeVisible();
  expect(presses.count()).toBeLessThanOrEqual(10);
  expect(await stateOf(owner, orders[59]!)).toMatchObject({ paymentStatus: 'Paid' });

  await page.goto(PAGE);
  await chooseFile(page).setInputFiles(statementFile(KNOWN_HEAD, mine));
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(page.getByText('Every row of this file was recorded before')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect(page.getByText('Drop the bank’s CSV here')).toBeVisible();
});

test('what changed meanwhile is named, nothing is recorded, and a second look helps', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const [asha, meera] = [
    await orderOf(request, 'Asha Kulkarni', { Besan: 3 }),
    await orderOf(request, 'Meera Joshi', { Besan: 3 }),
  ];
  const rows = [asha, meera].map(({ _id, amountToPay }) => ({
    day: '2026-01-20',
    text: `UPI-X-${shortIdOf(_id)}-${newReference()}`,
    amount: amountToPay,
  }));
  await page.goto(PAGE);
  await chooseFile(page).setInputFiles(statementFile(KNOWN_HEAD, rows));
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(record(page, 2)).toBeVisible();
  const byHand = await owner.post(`/api/admin/orders/${asha._id}/payments`, {
    data: { method: 'cash', amount: asha.amountToPay },
    headers: { 'idempotency-key': `by-hand-${asha._id}` },
  });
  expect(byHand.status()).toBe(200);
  await record(page, 2).click();
  const refused = alertOn(page);
  await expect(refused).toContainText('Nothing was recorded');
  await expect(refused).toContainText(`${shortIdOf(asha._id)}, Asha Kulkarni`);
  await expect(refused).not.toContainText('Meera');
  expect((await stateOf(owner, meera)).payments).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(record(page, 1)).toBeVisible();
  await record(page, 1).click();
  await expect(page.getByRole('heading', { name: /^1 payment recorded, / })).toBeVisible();
  expect((await stateOf(owner, meera)).paymentStatus).toBe('Paid');
});

test('a file that is no statement says why', async ({ page }) => {
  await page.goto(PAGE);
  const files: [string, string][] = [
    ['', 'This file is empty.'],
    ['%PDF-1.7', 'This is not a CSV file.'],
    ['Date,Narration,Branch\n16/01/2026,UPI,12', 'This file has no column with money.'],
  ];
  for (const [text, said] of files) {
    const buffer = Buffer.from(text);
    await chooseFile(page).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await expect(alertOn(page)).toContainText(said);
  }
  await expectAccessible(page);
  const out = `${KNOWN_HEAD}\n16/01/2026,RENT,1,500.00,,84.50`;
  const buffer = Buffer.from(out);
  await chooseFile(page).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(alertOn(page)).toContainText('No money came in');
});
