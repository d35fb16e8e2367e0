import { signInThroughApi } from '../fixtures/people/staff.ts';
import { expectAccessible, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';
import { show } from './show.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

test('counter', async ({ page }, info) => {
  await page.goto('/admin/counter');
  const flours = page.getByRole('list', { name: 'Flours' });
  const weights = page.getByRole('group', { name: 'Usual weights' });
  for (const [flour, weight] of [
    [/^Jowar Flour/, '2 kg'],
    [/^Besan/, '500 g'],
  ] as const) {
    // On a phone, the scale of the flour before covers the others.
    const next = page.getByRole('button', { name: 'Next flour' });
    if (await next.isVisible()) await next.click();
    await flours.getByRole('button', { name: flour }).click();
    await weights.getByRole('button', { name: weight }).click();
  }
  await expectAccessible(page);
  await photograph(page, info, 'admin/counter');
});

test('sold today', ({ page }, info) => show(page, info, '/admin/counter/sold', 'Cash'));

test('drawer', ({ page }, info) => show(page, info, '/admin/counter/drawer', 'Before today'));
