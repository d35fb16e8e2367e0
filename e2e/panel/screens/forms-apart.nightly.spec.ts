import {
  expect,
  openEditProduct,
  openProducts,
  productsWith,
  test,
} from '../../fixtures/orders/products.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';
import { openUsers, registerUsers } from '../../fixtures/people/users.ts';

test('two staff edit one product: the second sees what changed and loses nothing', async ({
  page,
  shelf,
}) => {
  const product = await shelf.add({ text: 'For bhakri' });
  await openProducts(page, product.name);
  const dialog = await openEditProduct(page, product);
  await dialog.getByLabel('Description').fill('Typed by the slower one.');
  await page.request.put('/api/products', {
    data: { _id: product._id, text: 'For puri', pricePerKg: 175 },
  });

  await dialog.getByRole('button', { name: 'Update' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('Asha Kulkarni changed this product meanwhile');
  await expect(conflict.getByRole('listitem')).toHaveText([
    /Price \(₹\): 150\.00\s+to\s*175\.00/,
    /Text: For bhakri\s+to\s*For puri/,
  ]);
  await expect(dialog.getByLabel('Description')).toHaveValue('Typed by the slower one.');
  await expect(dialog.getByLabel('Text')).toHaveValue('For puri');
  await expect(dialog.getByLabel('Price')).toHaveValue('175.00');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  const [saved] = await productsWith(page.request, product.name);
  expect(saved).toMatchObject({
    description: 'Typed by the slower one.',
    text: 'For puri',
    pricePerKg: 175,
  });
});

test('two staff edit one user: the second sees what changed and loses nothing', async ({
  page,
  request,
}) => {
  await signInThroughApi(page);
  const { word, users } = await registerUsers(request, 1);
  const [user] = users;
  await openUsers(page, word);
  await page.getByRole('button', { name: `Edit ${user!.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Update User' });
  await dialog.getByLabel('Phone').fill('98220 11001');
  const { name, email, phone } = user!;
  await page.request.put(`/api/users/${user!._id}/profile`, {
    data: { name, email, phone, address: 'Aundh, Pune' },
  });

  await dialog.getByRole('button', { name: 'Update' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('Asha Kulkarni changed this user meanwhile');
  await expect(conflict.getByRole('listitem')).toHaveText([/Address: .*to\s*Aundh, Pune/]);
  await expect(dialog.getByLabel('Phone')).toHaveValue('98220 11001');
  await expect(dialog.getByLabel('Address')).toHaveValue('Aundh, Pune');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  const answer = await page.request.get(`/api/users/${user!._id}`);
  expect(await answer.json()).toMatchObject({
    data: { phone: '9822011001', address: 'Aundh, Pune' },
  });
});
