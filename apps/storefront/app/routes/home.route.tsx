import { Link, data } from 'react-router';

import { addToCart } from '../features/cart/add-to-cart.ts';
import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadProducts } from '../features/catalog/load-products.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { Banner } from '../features/home/banner.tsx';
import { PromiseTiles } from '../features/home/promise-tiles.tsx';
import { Testimonials } from '../features/home/testimonials.tsx';
import { browserClient } from '../lib/api/browser-client.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { clientContext } from '../lib/router/request-context.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/home.route';

const SHOWN_ON_HOME = 12;

async function loadHome(...query: Parameters<typeof loadProducts>) {
  const products = await loadProducts(...query);
  return data(
    { products: products?.slice(0, SHOWN_ON_HOME).map(toListedProduct) },
    { status: products ? 200 : 503 },
  );
}

export function loader({ context, request }: Route.LoaderArgs) {
  return loadHome(context.get(clientContext), request.signal);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadHome(browserClient, request.signal);
}

export function meta({ matches }: Route.MetaArgs) {
  const hours = matches[0].loaderData?.hasDeliveryRule ? '' : ' within 24 hours';
  return pageMeta(
    matches,
    'Stone-ground flour, milled fresh in Pune',
    `Whole-grain flours ground cool on stone in Pune and delivered to your door${hours}. Cash on delivery.`,
    '/',
  );
}

export default function Home({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <Banner />
      <PromiseTiles />
      <section className="wrap pt-8 pb-12 md:py-22">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-8">
          <div>
            <p lang="mr" className="eyebrow">
              आमची निवडक पिठे
            </p>
            <h2 className="text-h2">Our Premium Collection</h2>
          </div>
          <Link to="/products" className="arrow-link mb-0.5 max-sm:hidden">
            View All
            <Icon name="arrow-right" isSmall />
          </Link>
        </div>
        {products ? (
          <ProductGrid products={products} onAddToCart={addToCart} />
        ) : (
          <ProductsFailed url="/" />
        )}
        <Link to="/products" className="button mt-4 w-full sm:hidden">
          View All
          <Icon name="arrow-right" isSmall />
        </Link>
      </section>
      <Testimonials />
    </>
  );
}
