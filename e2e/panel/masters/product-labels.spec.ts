import type { Product } from '@dalan/contract/catalog/catalog';
import { readyStorage } from '@dalan/contract/catalog/label-facts';
import { expectNoSidewaysScroll } from '../../fixtures/look/fits.ts';
import { expect, openEditProduct, test } from '../../fixtures/orders/products.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const sizes = [
  { width: 1280, code: 'QX', other: 'QY' },
  { width: 360, code: 'QZ', other: 'QV' },
];
for (const { width, code, other } of sizes) {
  test(`staff fill in the label of a blend, at ${width}`, async ({ page, shelf }) => {
    await page.setViewportSize({ width, height: 800 });
    const { name: owner } = await shelf.add({ shortCode: other });
    const flour = await shelf.add({ category: 'Blends', isActive: true });
    const html = async () => (await page.request.get(`/product/${flour._id}`)).text();
    expect(await html()).not.toContain('About this pack');

    const dialog = await openEditProduct(page, flour);
    const tab = dialog.getByRole('tab', { name: 'Label' });
    await expect(tab).toHaveText('Label4 missing');
    await tab.click();
    await expect(dialog.getByRole('status')).toHaveText(
      'Ingredients, vegetarian or not, shelf life and country of origin are missing. A blend must name its grains on the label.',
    );
    await expect(dialog.getByLabel('Ingredients')).toHaveAccessibleDescription(
      'Write the grains, the largest share first',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const answer = (question: string, name: string) =>
      dialog.getByRole('group', { name: question }).getByRole('button', { name });
    await dialog.getByLabel('Ingredients').fill('Jowar, wheat, coriander');
    await answer('Contains gluten', 'Yes').click();
    await expect(dialog.getByText('Milled on the same stone as wheat')).toBeHidden();
    await answer('Contains gluten', 'No').click();
    await answer('Milled on the same stone as wheat', 'Yes').click();
    await answer('Vegetarian', 'Yes').click();
    await dialog.getByLabel('Shelf life (days)').fill('60');
    await expect(tab).toHaveText('Label1 missing');
    await expect(dialog.getByRole('status')).toContainText('Country of origin is missing.');
    await dialog.getByLabel('Country of origin').fill('India');
    await expect(tab).toHaveText('Label');
    await dialog.getByRole('button', { name: 'Keep cool, dry and closed' }).click();
    await expect(dialog.getByLabel('Storage')).toHaveValue(readyStorage.storage);
    await expect(dialog.getByLabel('Storage')).toBeFocused();
    await dialog.getByRole('button', { name: /^Use V[A-Z]$/ }).click();
    await expect(dialog.getByLabel('Short code for batches')).toBeFocused();
    await dialog.getByLabel('Short code for batches').fill(other.toLowerCase());
    await dialog.getByRole('button', { name: /^Texts in Marathi and Hindi/ }).click();
    await expect(dialog.getByLabel('Marathi ingredients')).toBeFocused();
    await dialog.getByLabel('Marathi ingredients').fill('ज्वारी, गहू, धने');
    await expect(dialog.getByLabel('Hindi storage')).toHaveValue(readyStorage.storageHi);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await dialog.getByRole('tab', { name: 'Flour' }).click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    const shortCode = dialog.getByLabel('Short code for batches');
    await expect(shortCode).toBeFocused();
    await expect(shortCode).toHaveAccessibleDescription(
      new RegExp(`^${other} is the short code of ${owner}\\. V[A-Z] is free\\.$`),
    );
    await expect(tab).toHaveText('Label1 wrong');
    await expectAccessible(page);
    await shortCode.fill(code);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();

    const saved = (await (await page.request.get(`/api/products/${flour._id}`)).json()) as Product;
    expect(saved).toMatchObject({
      shortCode: code,
      shelfLifeDays: 60,
      label: {
        ingredients: 'Jowar, wheat, coriander',
        ingredientsMr: 'ज्वारी, गहू, धने',
        hasGluten: false,
        isMilledWithWheat: true,
        isVegetarian: true,
        ...readyStorage,
        origin: 'India',
      },
    });
    expect(await html()).toContain('About this pack');
    await page.getByRole('button', { name: `View ${flour.name}` }).click();
    const view = page.getByRole('dialog', { name: 'View Product' });
    await expect(view.getByText('ज्वारी, गहू, धने')).toBeVisible();
    await expectAccessible(page);
  });
}
