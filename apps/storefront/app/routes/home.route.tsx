import { homeOf } from '@dalan/contract/settings/home';
import { Link, data } from 'react-router';

import { addToCart } from '../features/cart/add-to-cart.ts';
import { catalogTexts } from '../features/catalog/catalog.texts.ts';
import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadShelf } from '../features/catalog/load-shelf.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { Banner } from '../features/home/banner.tsx';
import { businessData } from '../features/home/business-data.rules.ts';
import { homeTexts } from '../features/home/home.texts.ts';
import { loadHomeContent } from '../features/home/load-home-content.ts';
import { PromiseTiles } from '../features/home/promise-tiles.tsx';
import { Testimonials } from '../features/home/testimonials.tsx';
import { KeptOrdersLater } from '../features/kept-order/kept-orders-later.tsx';
import { browserClient } from '../lib/api/browser-client.ts';
import { eyebrowLang } from '../lib/language/lang-of.ts';
import { pageLanguage } from '../lib/language/page-language.texts.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { clientContext, settingsContext, shopContext } from '../lib/router/request-context.ts';
import { shopName } from '../lib/shop-words.ts';
import { homeShelf } from '../lib/shelf-queries.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/home.route';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shelf = await loadShelf(context.get(clientContext), homeShelf, request.signal);
  const products = shelf?.products.map(toListedProduct);
  const settings = context.get(settingsContext);
  const content = homeOf(settings, pageLanguage);
  const { origin } = new URL(request.url);
  const shop = context.get(shopContext);
  const business =
    settings.profile.floursForVisitors &&
    shelf &&
    businessData(shop, shopName(shop), origin, shelf.options);
  return data(
    { products, content, ...(business && { business }) },
    { status: products ? 200 : 503 },
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [shelf, content] = await Promise.all([
    loadShelf(browserClient, homeShelf, signal),
    loadHomeContent(browserClient, signal),
  ]);
  return { products: shelf?.products.map(toListedProduct), content };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const tags = pageMeta(
    matches,
    homeTexts.title,
    homeTexts.description(!matches[0].loaderData.hasDeliveryRule),
    '/',
  );
  return 'business' in loaderData ? [...tags, { 'script:ld+json': loaderData.business }] : tags;
}

export default function Home({ loaderData: { products, content } }: Route.ComponentProps) {
  return (
    <>
      {/* The heading is in no slide, since slides that are not shown are inert. */}
      <h1 className="sr-only">{homeTexts.title}</h1>
      {content && <Banner slides={content.slides} />}
      <KeptOrdersLater className="wrap py-8" />
      <PromiseTiles />
      <section className="wrap pt-8 pb-12 md:py-22">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-8">
          <div>
            <p lang={eyebrowLang} className="eyebrow">
              {homeTexts.collectionEyebrow}
            </p>
            <h2 className="text-h2">{homeTexts.collection}</h2>
          </div>
          <Link to="/products" className="arrow-link mb-0.5 max-sm:hidden">
            {catalogTexts.viewAll}
            <Icon name="arrow-right" isSmall />
          </Link>
        </div>
        {products ? (
          <ProductGrid products={products} onAddToCart={addToCart} />
        ) : (
          <ProductsFailed url="/" />
        )}
        <Link to="/products" className="button mt-4 w-full sm:hidden">
          {catalogTexts.viewAll}
          <Icon name="arrow-right" isSmall />
        </Link>
      </section>
      <Testimonials testimonials={content?.testimonials ?? []} />
    </>
  );
}
