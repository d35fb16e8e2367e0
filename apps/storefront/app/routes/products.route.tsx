import { productTexts } from '@dalan/contract/catalog';
import type { Client } from '@dalan/contract/client';
import { data } from 'react-router';

import { addToCart } from '../features/cart/add-to-cart.ts';
import { listProduct } from '../features/catalog/listed-product.ts';
import { loadProducts } from '../features/catalog/load-products.ts';
import { matchProducts } from '../features/catalog/match-products.rules.ts';
import { NothingFound } from '../features/catalog/nothing-found.tsx';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { browserClient } from '../lib/browser-client.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { clientContext } from '../lib/request-context.ts';
import { searchWordsOf } from '../lib/search-words.ts';
import { SearchBox } from '../ui/search-box.tsx';
import type { Route } from './+types/products.route';

const SUGGESTED = 3;

async function loadPage(client: Client, { url, signal }: Request) {
  const words = searchWordsOf(new URL(url).searchParams);
  const products = await loadProducts(client, signal);
  const found = products && matchProducts(products, words);
  // Who finds nothing is shown a few flours that are there.
  const suggested = found?.length === 0 ? (products ?? []).slice(0, SUGGESTED) : [];
  return data(
    { words, found: found?.map(listProduct), suggested: suggested.map(listProduct) },
    { status: products ? 200 : 503 },
  );
}

export function loader({ context, request }: Route.LoaderArgs) {
  return loadPage(context.get(clientContext), request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPage(browserClient, request);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    matches,
    productTexts.listTitle,
    'Wheat, millet, rice, pulse and fasting flours by the kilogram, stone-ground in Pune.',
  );
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, found, suggested } = loaderData;
  return (
    <div className="wrap pb-14 md:pb-24">
      <div className="items-end gap-8 pt-8 pb-6 md:grid md:grid-cols-[1fr_380px] md:pt-12">
        <div>
          <h1 className="text-h1">{productTexts.listTitle}</h1>
          <p role="status" className="mt-2 text-large text-basalt-700">
            {found && productTexts.listCount(found.length)}
          </p>
        </div>
        <SearchBox
          action="/products"
          label="Search flours by name"
          placeholder="Search by name: jowar, jwari, ज्वारी"
          words={words}
          className="max-md:hidden"
        />
      </div>
      <h2 className="sr-only">Flours</h2>
      {!found && <ProductsFailed address="/products" words={words} />}
      {found?.length === 0 && <NothingFound words={words} />}
      {found && found.length > 0 && (
        <ProductGrid products={found} urgencies={['first', 'soon']} onAddToCart={addToCart} />
      )}
      {suggested.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-6 text-h2">Pune kitchens like these</h2>
          <ProductGrid products={suggested} onAddToCart={addToCart} />
        </section>
      )}
    </div>
  );
}
