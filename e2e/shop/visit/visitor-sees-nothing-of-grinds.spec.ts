import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { readyStorage } from '@dalan/contract/catalog/label-facts';
import type { Page } from '@playwright/test';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

const name = 'Kodo Millet Flour';

/** What the page's data, its words and its fields would say of grinds, steps and the pack. */
const inData = ['grinds', 'stepGrams', 'hasGluten', 'ingredients'];
const inWords = [
  ...['Grind', 'About this pack', '500 g'],
  ...['पीठ कसे हवे?', 'या पाकिटाविषयी', 'अर्धा किलो'],
  ...['आटा कैसा चाहिए?', 'इस पैकेट के बारे में', 'आधा किलो'],
];

/** The data, words and fields of a page as the server sends it. */
async function readPage(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
  const data = (html.match(scripts) ?? []).join('\n');
  const body = html.slice(html.indexOf('<body')).replaceAll(scripts, '');
  const words = body.replaceAll(/<style\b[\s\S]*?<\/style>|<[^>]*>/g, ' ');
  const radios = body.match(/<input\b[^>]*\btype="radio"[^>]*>/g) ?? [];
  return {
    words,
    saysInData: inData.filter((word) => new RegExp(`\\b${word}\\b`).test(data)),
    saysInWords: inWords.filter((word) => words.includes(word)),
    // Weights are one choice; grinds are a second one.
    hasGrindFields: new Set(radios.map((radio) => / name="([^"]*)"/.exec(radio)?.[1])).size > 1,
  };
}

test('a flour without grinds and without facts of the label shows nothing of them', async ({
  page,
  ownShop,
}) => {
  const { productImg } = await flourNamed(ownShop.owner, 'Besan');
  const description = 'Kodo millet from the hills.';
  const flour = { name, pricePerKg: 150, description, isActive: true, quantity: 20, productImg };
  const added = await ownShop.owner.post('/api/products', { data: flour });
  expect(added.status(), await added.text()).toBe(201);
  const { _id } = (await added.json()) as Product;
  try {
    const paths = ['', '/mr', '/hi'].flatMap((language) =>
      [`/product/${_id}`, '/products?q=kodo'].map((path) => language + path),
    );
    for (const path of paths) {
      const { words, ...says } = await readPage(page, path);
      expect(words, path).toContain(name);
      expect(says, path).toEqual({ saysInData: [], saysInWords: [], hasGrindFields: false });
    }

    // The same flour with all of it: what is looked for above is what a page would say.
    const grinds = readyGrinds.slice(0, 3).map(({ key: _, ...names }) => names);
    const label = {
      ingredients: 'Kodo millet',
      hasGluten: false,
      isMilledWithWheat: true,
      isVegetarian: true,
      ...readyStorage,
      origin: 'India',
    };
    const all = { _id, label, grinds, stepGrams: 500 };
    const changed = await ownShop.owner.put('/api/products', { data: all });
    expect(changed.status(), await changed.text()).toBe(200);
    await expect
      .poll(async () => (await readPage(page, `/product/${_id}`)).saysInData)
      .toEqual(inData);
    const { saysInWords, hasGrindFields } = await readPage(page, `/product/${_id}`);
    expect(saysInWords).toEqual(['Grind', 'About this pack', '500 g']);
    expect(hasGrindFields).toBe(true);
  } finally {
    await ownShop.owner.delete(`/api/products/${_id}`);
  }
});
