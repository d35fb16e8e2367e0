import type { Page } from '@playwright/test';

import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { storeCart } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const FLOUR = 'Jowar Flour';

/** Returns position and style of every element: a style sheet in the wrong order changes some. */
async function looksOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // A phone lays out the end of its first page late. Here it is compared as laid out.
  await page.evaluate(() => document.documentElement.removeAttribute('data-late-layout'));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Pictures may load at any time; their space is reserved.
  const seen = ':is(header, main, footer, .bottom-bar) :not(picture, picture *)';
  return page.locator(seen).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round).join(' ');
        const { fontSize, fontWeight, color, backgroundColor, padding, borderWidth } =
          getComputedStyle(element);
        const look = [fontSize, fontWeight, color, backgroundColor, padding, borderWidth].join(' ');
        return `${element.tagName}.${element.getAttribute('class') ?? ''} ${box} ${look}`;
      }),
  );
}

/** Navigates with the router, as a link does, even if this page has no link to that one. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

type Stop = { path: string; title: string };

async function arrive(page: Page, { title }: Stop): Promise<void> {
  await expect(page).toHaveTitle(`${title} | Dalan`);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function open(page: Page, stop: Stop): Promise<string[]> {
  await page.goto(stop.path);
  await waitUntilHydrated(page);
  await arrive(page, stop);
  await page.waitForLoadState('networkidle');
  return looksOf(page);
}

/** Opens each page, navigates from it to each other page and back, and compares with a fresh load. */
async function expectSameLooks(page: Page, stops: readonly Stop[]): Promise<void> {
  const opened = new Map<string, string[]>();
  for (const stop of stops) opened.set(stop.path, await open(page, stop));

  async function expectOpenedLooks(to: Stop, from: Stop): Promise<void> {
    await walkTo(page, to.path);
    await arrive(page, to);
    await expect(async () => {
      const looks = await looksOf(page);
      const wanted = opened.get(to.path) ?? [];
      const differences = looks.filter((look, place) => look !== wanted[place]).slice(0, 5);
      expect(differences, `${to.path} from ${from.path}`).toEqual([]);
      expect(looks).toHaveLength(wanted.length);
    }).toPass({ timeout: 5_000 });
  }

  for (const from of stops) {
    await open(page, from);
    for (const to of stops.filter((stop) => stop !== from)) {
      await expectOpenedLooks(to, from);
      await expectOpenedLooks(from, to);
    }
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('navigation between any two pages shows a visitor the same as a reload', async ({ page }) => {
  test.slow();
  await expectSameLooks(page, [
    { path: '/', title: 'Stone-ground flour, milled fresh in Pune' },
    { path: '/products', title: 'Our Flour Products' },
    { path: '/aboutus', title: 'About Us' },
    { path: '/contact', title: 'Contact' },
    { path: '/login', title: 'Login' },
    { path: '/register', title: 'Register' },
    { path: '/no-such-page', title: 'Unexpected Application Error!' },
  ]);
});

test('navigation between any two pages shows a customer the same as a reload', async ({ page }) => {
  test.slow();
  const { _id } = await flourNamed(page.request, FLOUR);
  await logInThroughApi(page);
  await storeCart(page, { [FLOUR]: 2 });
  await expectSameLooks(page, [
    { path: '/aboutus', title: 'About Us' },
    { path: '/products', title: 'Our Flour Products' },
    { path: `/product/${_id}`, title: FLOUR },
    { path: `/cart/${_id}/1`, title: 'Complete Your Order' },
    { path: '/cart', title: 'Your Cart' },
    { path: '/cart/checkout', title: 'Complete Your Order' },
    { path: '/profile', title: 'Profile' },
    { path: '/myorders', title: 'My Orders' },
  ]);
});
