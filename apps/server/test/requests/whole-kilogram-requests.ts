import type { InjectOptions } from 'fastify';
import type { SettingsListAnswer } from '@dalan/contract/settings/settings';
import { deliveredOrderBody } from '../shops/delivery-rule.ts';
import type { TestProduct } from '../shops/products.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import type { WholeKilogramShop } from '../shops/whole-kilogram-shop.ts';
import { phoneOrderBody, phoneOrderRequest } from './phone-order-requests.ts';

export type Request = InjectOptions & { url: string };
type Line = { product: TestProduct; kg: number; pricePerKg?: number };

export const visit = (url: string): Request => ({ method: 'GET', url });

export const read = ({ headers }: LoggedIn, url: string): Request => ({ ...visit(url), headers });

export function post({ headers }: LoggedIn, url: string, payload = {}): Request {
  return { method: 'POST', url, headers, payload };
}

export function put(by: LoggedIn, url: string, payload: object): Request {
  return { ...post(by, url, payload), method: 'PUT' };
}

export function twoFlours({ jowar, bajra }: WholeKilogramShop): Line[] {
  return [
    { product: jowar, kg: 5 },
    { product: bajra, kg: 2 },
  ];
}

/** An order whose only line asks for this quantity, of any type. */
export function orderOfQuantity(
  buyer: LoggedIn,
  product: TestProduct,
  quantityKg: unknown,
): Request {
  const body = deliveredOrderBody(buyer, [{ product, kg: 1 }]);
  const items = body.items.map((item) => ({ ...item, quantityKg }));
  return post(buyer, '/api/orders', { ...body, items });
}

export const unknownFlour = {
  id: '00000000-0000-4000-8000-000000000000',
  name: '',
  pricePerKg: 1,
};

/** Lines of as many different flours. */
export function unknownLines(count: number): Line[] {
  return Array.from({ length: count }, (_, line) => {
    const id = unknownFlour.id.replace(/..$/, String(line + 10));
    return { product: { ...unknownFlour, id }, kg: 1 };
  });
}

/** A call from 5550103001. */
export function phoneOrder(
  { counter, jowar, bajra }: WholeKilogramShop,
  kg: number,
  key: string,
): Request {
  const lines = [
    { product: jowar, kg },
    { product: bajra, kg: 10 },
  ];
  const delivery = { pincode: '411045', deliveryCharge: 40.5, contactNumber: '5550103001' };
  return phoneOrderRequest(counter, phoneOrderBody(lines, delivery), key);
}

/** With a GSTIN the shop makes bills with taxes. */
export async function savingOfGstin({ app, owner }: WholeKilogramShop): Promise<Request> {
  const url = '/api/admin/settings';
  const { data } = (await app.inject(read(owner, url))).json<SettingsListAnswer>();
  const { version, document } = data.find(({ page }) => page === 'legal')!;
  const withGstin = { ...document, gstin: '27AAPFU0939F1ZV' };
  return put(owner, url, { page: 'legal', version, document: withGstin });
}

/** A file of products with the columns of before: another price, and one more flour. */
export function fileFromBefore({ jowar }: WholeKilogramShop): string {
  return [
    'Id,Name,Marathi name,Hindi name,Category,Price per kg,On sale,Active,Description,Stock (kg)',
    `${jowar.id},Jowar Flour,ज्वारीचे पीठ,ज्वार का आटा,Millets,80.00,yes,yes,Ground on stone.,`,
    ',Nachni Flour,नाचणीचे पीठ,रागी का आटा,Millets,92.50,no,yes,For ambil.,30',
    '',
  ].join('\n');
}

/** Milling has given the flours short codes, which are a column that the file did not have. */
export async function exportWithoutCodes(shop: WholeKilogramShop): Promise<Request> {
  await shop.db.updateTable('products').set({ shortCode: null }).execute();
  return read(shop.owner, '/api/admin/export/products');
}
