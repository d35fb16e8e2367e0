import type { NewProduct, Product } from '@dalan/contract/catalog/catalog';
import { drawTestPicture, uploadRequest } from '../requests/image-upload.ts';
import { logInAs } from './sessions.ts';
import { startTestApp } from './test-app.ts';

export type ProductShop = Awaited<ReturnType<typeof startProductShop>>;

/** A shop with an admin, a customer, an uploaded picture and helpers for product calls. */
export async function startProductShop() {
  const shop = await startTestApp();
  const admin = await logInAs(shop, 'admin');
  const customer = await logInAs(shop, 'user');
  const bytes = await drawTestPicture().png().toBuffer();
  const { path: productImg } = (await shop.app.inject(uploadRequest(admin, bytes))).json<{
    path: string;
  }>();

  function newProduct(changes: Partial<NewProduct> = {}): NewProduct {
    return {
      name: 'Varai Flour',
      pricePerKg: 110.5,
      description: 'Little millet for fasting days.',
      isActive: true,
      productImg,
      text: 'For fasting-day bhakri',
      ...changes,
    };
  }

  function send(method: 'POST' | 'PUT', payload: object, sender: { headers: object } = admin) {
    const headers = { ...sender.headers };
    return shop.app.inject({ method, url: '/api/products', headers, payload });
  }

  return {
    ...shop,
    admin,
    customer,
    productImg,
    newProduct,
    send,
    create: async (changes: Partial<NewProduct> = {}) =>
      (await send('POST', newProduct(changes))).json<Product>(),
    remove: (id: string) =>
      shop.app.inject({ method: 'DELETE', url: `/api/products/${id}`, headers: admin.headers }),
    onSite: async (id: string): Promise<Product | undefined> => {
      const products = (await shop.app.inject('/api/products')).json<Product[]>();
      return products.find(({ _id }) => _id === id);
    },
    auditOf: (subjectId: string) =>
      shop.db
        .selectFrom('auditLog')
        .selectAll()
        .where('subjectId', '=', subjectId)
        .orderBy('id')
        .execute(),
  };
}
