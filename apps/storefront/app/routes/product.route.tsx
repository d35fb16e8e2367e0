import { productTexts } from '@dalan/contract/catalog';
import { Link } from 'react-router';

import { addToCart } from '../features/cart/add-to-cart.ts';
import { listProduct } from '../features/catalog/listed-product.ts';
import { loadProducts } from '../features/catalog/load-products.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { loadProduct } from '../features/product-detail/load-product.ts';
import { ProductDetail } from '../features/product-detail/product-detail.tsx';
import { ProductMissing } from '../features/product-detail/product-missing.tsx';
import { ProductSkeleton } from '../features/product-detail/product-skeleton.tsx';
import { findRelated } from '../features/product-detail/related-products.rules.ts';
import { browserClient } from '../lib/browser-client.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireCustomer } from '../lib/require-customer.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/product.route';

/** On phones the picture is a window onto its middle, on wide screens as high as the words. */
const PICTURE_SIZES = '(width >= 56.25rem) 860px, 124vw';

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireCustomer(request);
  const [loaded, products = []] = await Promise.all([
    loadProduct(browserClient, id, request.signal),
    loadProducts(browserClient, request.signal),
  ]);
  if (loaded.outcome !== 'found') return loaded;
  const { title, address, products: more } = findRelated(products, loaded.product);
  return {
    ...loaded,
    isMarathiCut: listProduct(loaded.product).isMarathiCut,
    related: { title, address, products: more.map(listProduct) },
  };
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

/** The HTML is the same for everybody; what the flour is, only its customer's browser knows. */
function describe(loaded: Loaded | undefined): [title: string, description?: string] {
  if (loaded?.outcome === 'missing') return [productTexts.notFoundTitle];
  if (loaded?.outcome === 'found') {
    const { name, description } = loaded.product;
    return [name, description || productTexts.noDescription];
  }
  return [
    'Flour by the kilogram',
    'Price, stock and delivery of one of our stone-ground flours. Please log in to order.',
  ];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, ...describe(loaderData));
}

export function HydrateFallback() {
  return <ProductSkeleton />;
}

export default function Product({ loaderData, params: { id } }: Route.ComponentProps) {
  if (loaderData.outcome === 'missing') return <ProductMissing message={loaderData.message} />;
  if (loaderData.outcome === 'failed') {
    return (
      <div className="wrap py-8 md:py-22">
        <ProductsFailed address={`/product/${id}`} title={productTexts.loadFailed} heading="h1" />
      </div>
    );
  }
  const { product, isMarathiCut, related } = loaderData;
  return (
    <>
      <ProductDetail
        // Another flour starts with one kilogram again.
        key={product._id}
        product={product}
        isMarathiCut={isMarathiCut}
        picture={<ProductPicture product={product} sizes={PICTURE_SIZES} urgency="first" />}
        onAddToCart={addToCart}
      />
      {related.products.length > 0 && (
        <section className="wrap py-11 md:py-22">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 className="text-h2">{related.title}</h2>
            <Link to={related.address} prefetch="intent" className="arrow-link">
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
