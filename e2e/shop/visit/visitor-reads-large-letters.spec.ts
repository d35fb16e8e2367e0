import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const PUBLIC = [
  '/',
  '/products',
  '/aboutus',
  '/contact',
  '/privacy',
  '/login',
  '/register',
  '/no-such-page',
];

test('at twice the text size no page scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { _id } = await flourNamed(page.request, 'Ambemohar Rice Flour');
  const wide: string[] = [];
  async function look(path: string): Promise<void> {
    await page.goto(path, { waitUntil: 'networkidle' });
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    if (width > 360) wide.push(`${path} ${width}`);
  }
  for (const path of PUBLIC) await look(path);
  await logInThroughApi(page);
  for (const path of [`/product/${_id}`, '/cart', '/profile', '/myorders']) await look(path);
  expect(wide).toEqual([]);
});
