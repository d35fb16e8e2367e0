import { productTexts } from '@dalan/contract/catalog';
import type { Client } from '@dalan/contract/client';
import { rupeesToPaise } from '@dalan/contract/money';
import { Link, data } from 'react-router';

import { addToCart } from '../features/cart/add-to-cart.ts';
import { useCartSum } from '../features/cart/use-cart-sum.ts';
import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadProducts } from '../features/catalog/load-products.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { PromiseSlot } from '../features/delivery-promise/promise-slot.tsx';
import { loadProduct } from '../features/product-detail/load-product.ts';
import { ProductDetail } from '../features/product-detail/product-detail.tsx';
import { ProductNotFound } from '../features/product-detail/product-not-found.tsx';
import { previewTags } from '../features/product-detail/preview-tags.ts';
import { findRelated } from '../features/product-detail/related-products.rules.ts';
import { browserClient } from '../lib/api/browser-client.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { clientContext, shopContext } from '../lib/router/request-context.ts';
import { requireCustomer } from '../lib/session/require-customer.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/product.route';

/** Cropped to the middle on phones. On wide screens, as tall as the text. */
const PICTURE_SIZES = '(width >= 56.25rem) 860px, 124vw';

async function loadFlour(client: Client, id: string, signal: AbortSignal) {
  const [loaded, products = []] = await Promise.all([
    loadProduct(client, id, signal),
    loadProducts(client, signal),
  ]);
  return { loaded, products };
}

type Loaded = Awaited<ReturnType<typeof loadFlour>>;

function toPage({ loaded, products }: Loaded) {
  if (loaded.outcome !== 'found') return loaded;
  const { title, url, products: more } = findRelated(products, loaded.product);
  return {
    ...loaded,
    isMarathiCut: toListedProduct(loaded.product).isMarathiCut,
    related: { title, url, products: more.map(toListedProduct) },
  };
}

/**
 * Only customers see the page: a script in its head sends visitors to the log-in. Its HTML is the same
 * for everybody: chats and search engines need the name and the picture of a shared flour.
 */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const loaded = toPage(await loadFlour(context.get(clientContext), id, request.signal));
  if (loaded.outcome === 'missing') return data(loaded, { status: 404 });
  if (loaded.outcome === 'failed') return data(loaded, { status: 503 });
  const { origin } = new URL(request.url);
  const tags = previewTags(loaded.product, { shop: context.get(shopContext), origin });
  return data({ ...loaded, tags });
}

/** Also after a first load: the HTML may come from a cache, with an older price. */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireCustomer(request);
  const answers = await loadFlour(browserClient, id, request.signal);
  const loaded = toPage(answers);
  if (loaded.outcome !== 'found') return loaded;
  const prices = answers.products.map(({ _id, pricePerKg }) => {
    return [_id, rupeesToPaise(pricePerKg)] as const;
  });
  return { ...loaded, pricesPaise: new Map(prices) };
}

clientLoader.hydrate = true as const;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if ('tags' in loaderData) return loaderData.tags;
  switch (loaderData.outcome) {
    case 'found': {
      const { name, description } = loaderData.product;
      return pageMeta(matches, name, description || productTexts.noDescription);
    }
    case 'missing':
      return pageMeta(matches, productTexts.notFoundTitle);
    case 'failed':
      return pageMeta(matches, productTexts.loadFailed);
  }
}

export default function Product({ loaderData, params: { id } }: Route.ComponentProps) {
  const cart = useCartSum('pricesPaise' in loaderData ? loaderData.pricesPaise : undefined);
  if (loaderData.outcome === 'missing') return <ProductNotFound message={loaderData.message} />;
  if (loaderData.outcome === 'failed') {
    return (
      <div className="wrap py-8 md:py-22">
        <ProductsFailed url={`/product/${id}`} title={productTexts.loadFailed} heading="h1" />
      </div>
    );
  }
  const { product, isMarathiCut, related } = loaderData;
  return (
    <>
      <ProductDetail
        // Resets the quantity for another flour.
        key={product._id}
        product={product}
        isMarathiCut={isMarathiCut}
        picture={<ProductPicture product={product} sizes={PICTURE_SIZES} urgency="first" />}
        onAddToCart={(...added) => {
          addToCart(...added);
          cart.readAgain();
        }}
        promise={({ totalPaise, kg }) => (
          <PromiseSlot totalPaise={cart.totalPaise + totalPaise} kg={cart.kg + kg} />
        )}
      />
      {related.products.length > 0 && (
        <section className="wrap py-11 md:py-22">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 className="text-h2">{related.title}</h2>
            <Link to={related.url} className="arrow-link">
              View All
              <Icon name="arrow-right" isSmall />
            </Link>
          </div>
          <ProductGrid products={related.products} onAddToCart={addToCart} />
        </section>
      )}
    </>
  );
}
