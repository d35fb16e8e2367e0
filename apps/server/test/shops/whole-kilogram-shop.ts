import { randomUUID } from 'node:crypto';
import type { Product } from '@dalan/contract/catalog/catalog';
import { productImgPath } from '@dalan/contract/catalog/media';
import type { Language } from '@dalan/contract/language/languages';
import { insertMedia } from '../../src/features/shop/media/media.queries.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { stopClock } from '../database/stopped-clock.ts';
import { saveDelivery } from './delivery-rule.ts';
import { SHOP_EMAIL } from './mail-shop.ts';
import type { TestProduct } from './products.ts';
import { logInAs } from './sessions.ts';
import { startTestApp } from './test-app.ts';

export type WholeKilogramShop = Awaited<ReturnType<typeof startWholeKilogramShop>>;

/** A Wednesday at ten in Pune. */
const START = new Date('2026-03-04T04:30:00Z');

const flours = {
  jowar: {
    name: 'Jowar Flour',
    nameMr: 'ज्वारीचे पीठ',
    nameHi: 'ज्वार का आटा',
    category: 'Millets',
    text: 'For bhakri',
    textMr: 'भाकरीसाठी',
    textHi: 'भाकरी के लिए',
    description: 'Ground on stone in small lots.',
    descriptionMr: 'जात्यावर दळलेले.',
    descriptionHi: 'पत्थर पर पिसा हुआ.',
    searchAlso: ['jwari'],
    shelfLifeDays: 90,
    hsn: '1102',
    gstRate: 5,
    pricePerKg: 78,
    quantity: 200,
    sale: true,
  },
  bajra: {
    name: 'Bajra Flour',
    nameMr: 'बाजरीचे पीठ',
    category: 'Millets',
    description: 'For winter bhakri.',
    hsn: '1102',
    gstRate: 5,
    pricePerKg: 64.5,
    quantity: 120,
  },
  besan: { name: 'Besan', description: 'Chana dal flour.', pricePerKg: 138, quantity: 40 },
  varai: { name: 'Varai Flour', description: 'Not sold now.', pricePerKg: 110, isActive: false },
  rajgira: { name: 'Rajgira Flour', description: 'None left.', pricePerKg: 180, quantity: 0 },
};

const customers = {
  en: { name: 'Meera Joshi', email: 'meera@dalan.example', phone: '5550101001' },
  mr: { name: 'सुनंदा मोरे', email: 'sunanda@dalan.example', phone: '5550101002' },
  hi: { name: 'अनिता शर्मा', email: 'anita@dalan.example', phone: '5550101003' },
};

/**
 * A shop on a stopped clock. Its flours have no grinds and are sold by whole kilograms; one of them
 * is not sold, another has run out. Deliveries have a charge.
 */
export async function startWholeKilogramShop() {
  const clock = await stopClock(START);
  const shop = await startTestApp({ SHOP_EMAIL }, {}, { databaseUrl: clock.url });
  const staff = {
    owner: await logInAs(shop, 'admin', {
      name: 'Asha Kulkarni',
      email: 'asha@dalan.example',
      phone: '5550102001',
      address: '1 Kasba Peth, Pune',
    }),
    counter: await logInAs(shop, 'admin', {
      name: 'Vimal Shinde',
      email: 'vimal@dalan.example',
      phone: '5550102002',
      address: '2 Kasba Peth, Pune',
      duty: 'counter',
    }),
    rider: await logInAs(shop, 'admin', {
      name: 'Ganesh Pawar',
      email: 'ganesh@dalan.example',
      phone: '5550102003',
      address: '3 Kasba Peth, Pune',
      duty: 'delivery',
    }),
  };
  await saveDelivery(shop, {}, staff.owner);

  // No picture is encoded: the colours of one depend on the release of the encoder.
  const picture = {
    id: randomUUID(),
    alt: 'A heap of flour',
    uploadedBy: staff.owner.userId,
    width: 64,
    height: 64,
    colours: ['#1f5b3a', '#f3e6c9'] as [string, string],
    sha256: Buffer.alloc(32),
  };
  await inTransaction(shop.db, (tx) => insertMedia(tx, picture));

  async function addFlour(flour: object): Promise<TestProduct> {
    await clock.tick();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/products',
      headers: staff.owner.headers,
      payload: { isActive: true, productImg: productImgPath(picture.id), ...flour },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const { _id: id, name, pricePerKg } = answer.json<Product>();
    return { id, name, pricePerKg };
  }

  return {
    ...shop,
    ...staff,
    clock,
    jowar: await addFlour(flours.jowar),
    bajra: await addFlour(flours.bajra),
    besan: await addFlour(flours.besan),
    varai: await addFlour(flours.varai),
    rajgira: await addFlour(flours.rajgira),
    customer: (language: Language) =>
      logInAs(shop, 'user', {
        ...customers[language],
        language,
        address: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
      }),
    close: async () => {
      await shop.close();
      await clock.close();
    },
  };
}
