import { productTexts } from '@dalan/contract/catalog/catalog';
import type { Client } from '@dalan/contract/client';
import { useEffect, useState } from 'react';
import { Link, data, useRevalidator } from 'react-router';

import { addToCart } from '../features/cart/add-to-cart.ts';
import { readCart } from '../features/cart/stored-cart.ts';
import { catalogTexts } from '../features/catalog/catalog.texts.ts';
import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadFlours } from '../features/catalog/load-flours.ts';
import { loadShelf } from '../features/catalog/load-shelf.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { nameInPage } from '../lib/language/shown-name.ts';
import { PromiseSlot } from '../features/delivery-promise/promise-slot.tsx';
import { loadProduct } from '../features/product-detail/load-product.ts';
import { ProductDetail } from '../features/product-detail/product-detail.tsx';
import { ProductNotFound } from '../features/product-detail/product-not-found.tsx';
import { previewTags } from '../features/product-detail/preview-tags.ts';
import { relatedHeading } from '../features/product-detail/related-products.rules.ts';
import { browserClient } from '../lib/api/browser-client.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { clientContext, settingsContext, shopContext } from '../lib/router/request-context.ts';
import { relatedShelf } from '../lib/shelf-queries.ts';
import { areFloursOpen } from '../lib/session/open-flours.ts';
import { requireCustomer } from '../lib/session/require-customer.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/product.route';

/** The picture is cropped to the middle on phones, and as tall as the text on wide screens. */
const PICTURE_SIZES = '(width >= 56.25rem) 860px, 124vw';

async function loadFlour(client: Client, id: string, signal: AbortSignal) {
  const [loaded, shelf] = await Promise.all([
    loadProduct(client, id, signal),
    loadShelf(client, relatedShelf(id), signal),
  ]);
  if (loaded.outcome !== 'found') return loaded;
  const more = shelf?.products ?? [];
  return {
    ...loaded,
    related: { ...relatedHeading(more, loaded.product), products: more.map(toListedProduct) },
  };
}

/**
 * Unless the owner lets visitors open a flour, a script in the page's head sends them to the
 * log-in. All get the same HTML: chats need the name and the picture of a shared flour.
 */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const loaded = await loadFlour(context.get(clientContext), id, request.signal);
  if (loaded.outcome === 'missing') return data(loaded, { status: 404 });
  if (loaded.outcome === 'failed') return data(loaded, { status: 503 });
  const { origin } = new URL(request.url);
  const tags = previewTags(loaded.product, { shop: context.get(shopContext), origin });
  const isOpen = context.get(settingsContext).profile.floursForVisitors;
  // Search engines would find only the log-in.
  return data({ ...loaded, tags: isOpen ? tags : [...tags, noIndex] });
}

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  if (!areFloursOpen()) requireCustomer(request);
  const inCart = readCart().map(({ productId }) => productId);
  const [page, products = []] = await Promise.all([
    loadFlour(browserClient, id, request.signal),
    loadFlours(inCart, request.signal),
  ]);
  // The visitor may add this flour, too.
  return { ...page, products: 'product' in page ? [page.product, ...products] : products };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if ('tags' in loaderData) return loaderData.tags;
  switch (loaderData.outcome) {
    case 'found': {
      const { product } = loaderData;
      const { description } = product;
      return pageMeta(matches, nameInPage(product), description || productTexts.noDescription);
    }
    case 'missing':
      return pageMeta(matches, productTexts.notFoundTitle);
    case 'failed':
      return pageMeta(matches, productTexts.loadFailed);
  }
}

/**
 * Loads the flour again after a first load: the HTML may come from a cache, with an older price. A
 * `clientLoader` that hydrates would take visitors who have begun to scroll back to the top.
 */
function useFreshFlour(isFromServer: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isFromServer) void revalidate();
  }, [isFromServer, revalidate]);
}

export default function Product({ loaderData, params: { id } }: Route.ComponentProps) {
  useFreshFlour(!('products' in loaderData));
  const [added, setAdded] = useState(0);
  const cart = 'products' in loaderData && { read: readCart, products: loaderData.products, added };
  if (loaderData.outcome === 'missing') return <ProductNotFound message={loaderData.message} />;
  if (loaderData.outcome === 'failed') {
    return (
      <div className="wrap py-8 md:py-22">
        <ProductsFailed url={`/product/${id}`} title={productTexts.loadFailed} heading="h1" />
      </div>
    );
  }
  const { product, related } = loaderData;
  return (
    <>
      <ProductDetail
        // The key resets the quantity for another flour.
        key={product._id}
        product={product}
        picture={<ProductPicture product={product} sizes={PICTURE_SIZES} urgency="first" />}
        onAddToCart={(...line) => {
          addToCart(...line);
          setAdded(added + 1);
        }}
        promise={(line) => <PromiseSlot {...line} cart={cart || undefined} />}
      />
      {related.products.length > 0 && (
        <section className="wrap py-11 md:py-22">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 className="text-h2">{related.title}</h2>
            <Link to={related.url} className="arrow-link">
              {catalogTexts.viewAll}
              <Icon name="arrow-right" isSmall />
            </Link>
          </div>
          <ProductGrid products={related.products} onAddToCart={addToCart} />
        </section>
      )}
    </>
  );
}
