import { days } from '@dalan/contract/language/days.texts';
import { days as inMarathi } from '@dalan/contract/language/days.texts.mr';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { coarse, expect, fine, test } from '../../fixtures/orders/ground-flour.ts';
import { millOrder } from '../../fixtures/orders/milling.ts';
import { logInNewcomer, orderCard, placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { printedPages } from '../../fixtures/look/prints.ts';
import { walkIn } from '../../fixtures/look/walk.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const widths = [360, 1280];

/** Two lines of the same flour, and one of a flour whose shelf life nobody has said. */
async function placeThree(page: Page): Promise<Order> {
  const session = await page.request.get('/api/session');
  const { user } = (await session.json()) as { user: Order['userId'] & { address: string } };
  const [jowar, besan] = [
    await flourNamed(page.request, 'Jowar Flour'),
    await flourNamed(page.request, 'Besan'),
  ];
  const items = [
    { productId: jowar._id, grind: fine.key, quantityKg: 2, pricePerKg: jowar.pricePerKg },
    { productId: jowar._id, grind: coarse.key, quantityKg: 1.5, pricePerKg: jowar.pricePerKg },
    { productId: besan._id, quantityKg: 1, pricePerKg: besan.pricePerKg },
  ];
  const answer = await page.request.post('/api/orders', {
    data: { userId: user._id, items, deliveryAddress: user.address, contactNumber: user.phone },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Order;
}

test('from milling on each line of an order says when it was milled', async ({
  page,
  grind,
  ownShop: { owner },
}) => {
  await grind('Jowar Flour', [fine, coarse]);
  const besan = await flourNamed(owner, 'Besan');
  const keepsFor = (shelfLifeDays: number | null) =>
    owner.put('/api/products', { data: { _id: besan._id, shelfLifeDays } });
  expect((await keepsFor(null)).status()).toBe(200);
  await logInNewcomer(page);
  const order = await placeThree(page);
  await page.goto(`/myorders#${order._id}`);
  const { card } = orderCard(page, order);
  const lines = card.locator('.order-items li');
  await expect(lines).toHaveCount(3);
  await expect(card).not.toContainText('Milled on');

  const [first, second, unknown] = await millOrder(owner, order);
  expect((await keepsFor(besan.shelfLifeDays)).status()).toBe(200);
  await page.reload();
  await expect(card).toContainText('Your flour is milled and is being packed.');
  for (const [index, batch] of [first, second].entries()) {
    const [milled, best] = [batch!.milledOn, batch!.bestBefore!].map(days.formatDueDay);
    await expect(lines.nth(index)).toContainText(
      `Milled on ${milled}, best before ${best}Batch ${batch!.number}`,
    );
  }
  await expect(lines.nth(2)).toContainText(
    `Milled on ${days.formatDueDay(unknown!.milledOn)}Batch ${unknown!.number}`,
  );
  await expect(lines.nth(2)).not.toContainText('best before');
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `the order at ${width}`);
    await expectAccessible(page);
  }
});

test('a bill says when each flour was milled, on screens and on one sheet of paper', async ({
  page,
  ownShop: { owner, saveSettings },
}) => {
  await saveSettings('delivery', { isOn: false });
  await logInNewcomer(page);
  const order = await placeOrder(page, { 'Jowar Flour': 2, Besan: 1 });
  const [batch] = await millOrder(owner, order);
  const [milled, best] = [batch!.milledOn, batch!.bestBefore!].map(days.formatDate);
  const bill = page.getByRole('main').getByRole('article');
  await page.goto(`/orders/${order._id}/bill`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(
      bill.getByText(`Milled on ${milled}, best before ${best} · Batch ${batch!.number}`),
    ).toBeVisible();
    await expectToFit(page, `the bill at ${width}`);
    await expectAccessible(page);
  }
  expect(await printedPages(page)).toHaveLength(1);
});

test('a customer reads it in Marathi', async ({ page, ownShop: { owner, saveSettings } }) => {
  await saveSettings('delivery', { isOn: false });
  const person = await logInNewcomer(page);
  const order = await placeOrder(page, { 'Jowar Flour': 2, Besan: 1 });
  const [batch] = await millOrder(owner, order);
  const { open, reads } = walkIn(page, 'mr', [...person.name.split(' '), person.address, 'Dalan']);
  const [milled, best] = [batch!.milledOn, batch!.bestBefore!].map(inMarathi.formatDueDay);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await open(`/myorders#${order._id}`);
    await expect(page.locator(`article[id="${order._id}"]`)).toContainText(
      `दळले: ${milled} · ${best} पर्यंत वापराबॅच ${batch!.number}`,
    );
    await reads('तुमचे पीठ दळून झाले, आता पॅकिंग चालू आहे.', new RegExp(shortIdOf(order._id)));
  }
  await page.goto(`/mr/orders/${order._id}/bill`);
  const [milledOn, bestBefore] = [batch!.milledOn, batch!.bestBefore!].map(inMarathi.formatDate);
  await expect(page.getByRole('main')).toContainText(
    `दळले: ${milledOn} · ${bestBefore} पर्यंत वापरा · बॅच ${batch!.number}`,
  );
  await expectToFit(page, 'the bill in Marathi');
  await expectAccessible(page);
});
