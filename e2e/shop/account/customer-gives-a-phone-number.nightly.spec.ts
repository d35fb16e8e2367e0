import type { UserAnswer } from '@dalan/contract/people/accounts';
import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { checkoutOn, openBuyNow, ordersOf } from '../../fixtures/orders/checkout.ts';
import { newcomer, registered } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const spellings = ['+919876543210', '091 98765 43210', '098765-43210', '९८७६५४३२१०'];

for (const spelling of spellings) {
  test(`typed as ${spelling}, the ten digits are shown and saved`, async ({ page }) => {
    const person = newcomer();
    await page.goto('/register');
    await waitUntilHydrated(page);
    const phone = page.getByLabel('Phone Number');
    await phone.pressSequentially(spelling);
    await expect(phone).toHaveValue('9876543210');
    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password').fill(person.password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
    const { email, password } = person;
    const answer = await page.request.post('/api/login', { data: { email, password } });
    expect(((await answer.json()) as UserAnswer).user.phone).toBe('9876543210');
  });

  test(`autofilled by the keyboard as ${spelling}, it is the same number`, async ({ page }) => {
    await page.goto('/register');
    await waitUntilHydrated(page);
    const phone = page.getByLabel('Phone Number');
    await phone.fill(spelling);
    await expect(phone).toHaveValue('9876543210');
  });
}

test('a number with an extra digit is not truncated, and the field says what is wrong', async ({
  page,
}) => {
  await page.goto('/register');
  await waitUntilHydrated(page);
  const phone = page.getByLabel('Phone Number');
  await phone.pressSequentially('98765432101');
  await expect(phone).toHaveValue('98765432101');
  await expect(page.getByText('11 of 10')).toBeVisible();
  await phone.blur();
  await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
  await expectAccessible(page);
});

test('an order accepts a number as people dial it', async ({ page }) => {
  await logInNewcomer(page);
  await openBuyNow(page, 'Lokwan Wheat Flour', 1);
  const { place, placed } = checkoutOn(page);
  await page.getByRole('button', { name: 'Change where this order goes' }).click();
  const phone = page.getByLabel('Phone');
  await phone.fill('');
  await phone.pressSequentially('+91 55500 19999');
  await expect(phone).toHaveValue('5550019999');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('+91 55500 19999')).toBeVisible();
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.contactNumber).toBe('5550019999');
});

test('the API accepts the same spellings, and stores ten digits', async ({ request }) => {
  for (const phone of spellings) {
    const { email, password } = await registered(request, { phone });
    const answer = await request.post('/api/login', { data: { email, password } });
    expect(((await answer.json()) as UserAnswer).user.phone).toBe('9876543210');
  }
  const answer = await request.post('/api/users', { data: { ...newcomer(), phone: '987654321' } });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({
    fields: { phone: 'Phone number must be 10 digits' },
  });
});
