import type { NewProduct, Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import type { BagLabelsAnswer } from '@dalan/contract/mill/bag-labels';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../fixtures/look/fits.ts';
import { printedPagesInMm } from '../../fixtures/look/prints.ts';
import { readCode } from '../../fixtures/look/read-code.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { moveOrder, placeOrder } from '../../fixtures/orders/orders.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const ROLL = '50 × 75';
const A4 = '210 × 297';
const LABELS = '/admin/ordermaster/labels';
/** As fine as a label printer, which prints 203 dots in an inch. */
test.use({ deviceScaleFactor: 2 });

type Shop = { request: APIRequestContext; owner: APIRequestContext };

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await signInThroughApi(page);
});

let flours = 0;

/** A flour that is on sale, with all facts of its label. */
async function addFlour(owner: APIRequestContext, changes: Partial<NewProduct> = {}) {
  flours += 1;
  const { productImg } = await flourNamed(owner, 'Besan');
  const data: NewProduct = {
    name: `Rala Flour ${Date.now()}${flours}`,
    nameMr: 'राळ्याचे पीठ',
    nameHi: 'कंगनी का आटा',
    description: 'Foxtail millet, ground on stone.',
    productImg,
    pricePerKg: 78,
    quantity: 200,
    isActive: true,
    shelfLifeDays: 90,
    grinds: readyGrinds.slice(0, 1).map(({ key: _, ...names }) => names),
    label: {
      ingredients: 'Foxtail millet',
      hasGluten: false,
      isMilledWithWheat: true,
      isVegetarian: true,
      storage: 'Keep cool, dry and closed',
      origin: 'India',
    },
    ...changes,
  };
  const answer = await owner.post('/api/products', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Product;
}

/** Orders of a new customer who reads this language, one bag each, marked as milled. */
async function milledBags(
  { request, owner }: Shop,
  flour: Product,
  { kg, count = 1, language = 'en' }: { kg: number; count?: number; language?: Language },
): Promise<Order[]> {
  const { email, password } = await registered(request, { language });
  await request.post('/api/login', { data: { email, password } });
  const session = await request.get('/api/session');
  const { user } = (await session.json()) as { user: { _id: string } };
  const placed: Order[] = [];
  for (let bag = 0; bag < count; bag += 1) {
    const [grind] = flour.grinds ?? [];
    const answer = await request.post('/api/orders', {
      data: {
        userId: user._id,
        items: [
          {
            productId: flour._id,
            quantityKg: kg,
            pricePerKg: flour.pricePerKg,
            ...(grind && { grind: grind.key }),
          },
        ],
        deliveryAddress: 'Flat 7, Sahyadri Apartments, Prabhat Road, Pune 411004',
        contactNumber: '5550014268',
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const order = (await answer.json()) as Order;
    for (const status of ['Confirmed', 'Processing'] as const) {
      await moveOrder(owner, order, status);
    }
    placed.push(order);
  }
  return placed;
}

const idsOf = (...orders: Order[]) => orders.map(({ _id }) => _id).join(',');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const printButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Print ${count} label${count === 1 ? '' : 's'}` });

/** Opens the labels of these orders. */
async function openLabels(page: Page, ...orders: Order[]): Promise<void> {
  await page.goto(`${LABELS}?ids=${idsOf(...orders)}`);
  await expect(page.getByRole('heading', { name: 'Bag labels' })).toBeVisible();
}

for (const width of [1280, 360]) {
  test(`staff print the labels of a milling, at ${width}`, async ({ page, request, ownShop }) => {
    const { owner, saveSettings } = ownShop;
    const shop = { request, owner };
    await page.setViewportSize({ width, height: 900 });
    const flour = await addFlour(owner);
    const [inEnglish] = await milledBags(shop, flour, { kg: 5 });
    const inMarathi = await milledBags(shop, flour, { kg: 1, count: 2, language: 'mr' });
    const [inHindi] = await milledBags(shop, flour, { kg: 1, language: 'hi' });
    const bare = await addFlour(owner, {
      name: `Makka Flour ${flour._id}`,
      shelfLifeDays: null,
      grinds: [],
      label: { isVegetarian: true, origin: 'India' },
    });
    const [withoutEnd] = await milledBags(shop, bare, { kg: 1 });
    await openLabels(page, inEnglish!, ...inMarathi, inHindi!, withoutEnd!);

    await expect(page.getByText('5 bags of 3 kinds')).toBeVisible();
    const missing = page.getByRole('region', { name: 'Missing on the label' });
    await expect(missing).toContainText('FSSAI licence number');
    await expect(missing).toContainText(`${bare.name}: shelf life`);
    await expect(missing).toContainText('Its label is not printed.');
    await expect(page.getByText('Shelf life is missing')).toBeVisible();
    await expect(printButton(page, 4)).toBeEnabled();
    await expect(preview(page)).toContainText('FSSAI Lic. No. missing');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // One label a page on the roll. Red is on the screen only.
    expect(await printedPagesInMm(page)).toEqual([ROLL, ROLL, ROLL, ROLL]);
    await expect(page.locator('.labels-to-print .label-gap')).toHaveCount(0);
    await expect(page.locator('.labels-to-print .bag-label:not([data-fit])')).toHaveCount(0);

    // Two more of the small bags, none of the large one.
    const small = `${flour.name}, fine, 1 kg`;
    await page.getByRole('button', { name: `More labels of ${small}` }).click();
    await page.getByRole('checkbox', { name: `Print ${flour.name}, fine, 5 kg` }).uncheck();
    await page.getByRole('textbox', { name: `Labels of ${small}` }).fill('24');
    await expect(printButton(page, 24)).toBeEnabled();
    await page.getByRole('button', { name: 'A4, 24 labels' }).click();
    await page.getByRole('button', { name: `Preview of ${small}` }).click();
    await expect(preview(page)).toContainText('राळ्याचे पीठ, बारीक');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await printedPagesInMm(page)).toEqual([A4]);
    await page.getByRole('button', { name: `More labels of ${small}` }).click();
    expect(await printedPagesInMm(page)).toEqual([A4, A4]);

    // The owner fills in the licence number, and it is printed.
    const licence = '11523034000123';
    await saveSettings('legal', { fssaiLicence: licence });
    await page.reload();
    await expect(preview(page)).toContainText(licence);
    await expect(missing).not.toContainText('FSSAI');
    await saveSettings('legal', { fssaiLicence: '00000000000000' });
  });
}

test('the code on a label opens its batch', async ({ page, request, ownShop }) => {
  const { owner, origin } = ownShop;
  const flour = await addFlour(owner);
  const [order] = await milledBags({ request, owner }, flour, { kg: 2, language: 'mr' });
  const answer = await owner.get(`/api/admin/bag-labels?ids=${order!._id}`);
  const { bags } = (await answer.json()) as BagLabelsAnswer;
  const { number = '', path = '' } = bags[0]!.batch ?? {};
  await openLabels(page, order!);
  for (const paper of ['50 × 75 mm roll', 'A4, 24 labels']) {
    await page.getByRole('button', { name: paper }).click();
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.labels-to-print').getByLabel(`Opens batch ${number}`);
    expect(await readCode(code), paper).toBe(`${origin}/admin/batches/${path}`);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto(`/admin/batches/${path}`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.getByRole('link', { name: 'Labels' }).click();
  await expect(page.getByText('1 bag of 1 kind')).toBeVisible();
});

test('the milling sheet and an order lead to their labels', async ({ page, request, ownShop }) => {
  const { owner } = ownShop;
  const flour = await addFlour(owner);
  const [order] = await milledBags({ request, owner }, flour, { kg: 2 });
  const toMill = await placeOrder({ request }, { Besan: 1 });
  await page.goto('/admin/ordermaster/milling-sheet');
  await expect(page.getByRole('link', { name: 'Labels' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Bag labels' })).toBeVisible();
  await expect(page.getByText(`${flour.name}, fine`).first()).toBeVisible();

  await page.goto(`/admin/ordermaster?order=${order!._id}`);
  await page.getByRole('link', { name: 'Bag labels' }).click();
  await expect(page.getByText('1 bag of 1 kind')).toBeVisible();

  // Flour that is not milled yet has no batch to print.
  await openLabels(page, toMill);
  await expect(page.getByText('1 bag without a batch')).toBeVisible();
  await expect(printButton(page, 0)).toBeDisabled();
  await page.getByRole('link', { name: 'Milling sheet' }).last().click();
  await expect(page).toHaveURL(/milling-sheet\?ids=/);
});

test('the key P prints', async ({ page, request, ownShop }) => {
  const { owner } = ownShop;
  const flour = await addFlour(owner);
  const [order] = await milledBags({ request, owner }, flour, { kg: 2 });
  await openLabels(page, order!);
  await expect(printButton(page, 1)).toBeEnabled();
  await page.evaluate(() => {
    window.print = () => (document.body.dataset['printed'] = 'yes');
  });
  await page.keyboard.press('p');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});
