import { IMAGE_MAX_BYTES } from '@dalan/contract/catalog/media';
import type { JSHandle, Page } from '@playwright/test';
import { pictureFile } from '../../fixtures/look/pictures.ts';
import {
  browseFor,
  expect,
  openAddProduct,
  openEditProduct,
  productsWith,
  test,
} from '../../fixtures/orders/products.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const upload = '**/api/file_upload';

test.beforeEach(({ shelf }) => expect(shelf.word).not.toBe(''));

test('a chosen picture is uploaded at once, and a save waits for it', async ({ page }) => {
  const dialog = await openAddProduct(page);
  const held = Promise.withResolvers<undefined>();
  await page.route(upload, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await browseFor(page, dialog, pictureFile(320));
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeFocused();
  await expect(dialog.getByRole('progressbar', { name: 'Image upload' })).toBeVisible();
  await expect(dialog.getByText(/^varai\.png, \d+ KB$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add Product' })).toBeDisabled();
  await expectAccessible(page);
  held.resolve(undefined);
  await expect(page.getByRole('status').getByText('Image uploaded successfully')).toBeVisible();
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add Product' })).toBeEnabled();
  await expect(dialog.getByAltText('Preview of the product image')).toBeVisible();
  await expectAccessible(page);
});

test('a large picture is scaled down before the upload', async ({ page }) => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      if (body instanceof FormData) {
        void createImageBitmap(body.get('image') as File).then(({ width, height }) => {
          document.documentElement.dataset['sent'] = `${width} × ${height}`;
        });
      }
      send.call(this, body);
    };
  });
  const dialog = await openAddProduct(page);
  const sent = page.locator('html');
  await browseFor(page, dialog, pictureFile(2400, 1200));
  await expect(sent).toHaveAttribute('data-sent', '1600 × 800');
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await browseFor(page, dialog, pictureFile(400));
  await expect(sent).toHaveAttribute('data-sent', '400 × 400');
});

test('a file that is not a picture, or too large, is not sent', async ({ page }) => {
  const dialog = await openAddProduct(page);
  let calls = 0;
  await page.route(upload, async (route) => {
    calls += 1;
    await route.fallback();
  });
  const button = dialog.getByRole('button', { name: 'Browse Image' });
  const list = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('Besan 138') };
  await browseFor(page, dialog, list);
  await expect(button).toHaveAccessibleDescription(
    'Please choose an image file (JPEG, PNG or WebP).',
  );
  await browseFor(page, dialog, { ...pictureFile(1), buffer: Buffer.alloc(IMAGE_MAX_BYTES) });
  await expect(button).toHaveAccessibleDescription('Image size should be less than 2MB');
  await expect(dialog.getByText('No Image Selected')).toBeVisible();
  await expectAccessible(page);
  expect(calls).toBe(0);
});

const noAnswer = 'No response from server. Please check your connection.';
const failures: { when: string; text: string; fail: (page: Page) => Promise<unknown> }[] = [
  {
    when: 'no path comes back',
    text: 'Invalid response from server',
    fail: (page) => page.route(upload, (route) => route.fulfill({ status: 201, json: {} })),
  },
  {
    when: 'the server says why',
    text: 'Error uploading image: There is no room left',
    fail: (page) =>
      page.route(upload, (route) => {
        const message = 'There is no room left';
        const json = { message, code: 'STORAGE_FULL', requestId: '1' };
        return route.fulfill({ status: 507, json });
      }),
  },
  {
    when: 'no answer comes',
    text: `Error uploading image: ${noAnswer}`,
    fail: (page) => page.route(upload, (route) => route.abort()),
  },
];
for (const { when, text, fail } of failures) {
  test(`the preview is cleared when ${when}`, async ({ page }) => {
    const dialog = await openAddProduct(page);
    await fail(page);
    await browseFor(page, dialog, pictureFile(64));
    await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByText('No Image Selected')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Browse Image' })).toBeFocused();
    await expectAccessible(page);
  });
}

test('the server refuses a truncated picture', async ({ page }) => {
  const dialog = await openAddProduct(page);
  const whole = pictureFile(64);
  await browseFor(page, dialog, { ...whole, buffer: whole.buffer.subarray(0, 60) });
  const text = 'Error uploading image: This image could not be read. Please try another one.';
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
});

async function carried(page: Page): Promise<JSHandle<DataTransfer>> {
  const { buffer, name, mimeType: type } = pictureFile(64);
  return page.evaluateHandle(
    async ({ bytes, name, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    { bytes: [...buffer], name, type },
  );
}

test('a picture is dropped or pasted, and replaces the previous one', async ({ page, shelf }) => {
  const product = await shelf.add();
  const dialog = await openEditProduct(page, product);
  const dataTransfer = await carried(page);
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();

  const answered = page.waitForResponse(upload);
  await (
    await carried(page)
  ).evaluate((clipboardData) => {
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true }),
    );
  });
  const { path } = (await (await answered).json()) as { path: string };
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  const [changed] = await productsWith(page.request, shelf.word);
  expect(changed?.productImg).toBe(path);
  expect(path).not.toBe(product.productImg);
});
