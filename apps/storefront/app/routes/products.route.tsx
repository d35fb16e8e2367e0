import { productTexts } from '@dalan/contract/catalog/catalog';
import type { Client } from '@dalan/contract/client';
import { SHELF_PAGE_SIZE } from '@dalan/contract/catalog/shelf';
import { data } from 'react-router';

import { addToCart } from '../features/cart/add-to-cart.ts';
import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadShelf } from '../features/catalog/load-shelf.ts';
import { NoProductsFound } from '../features/catalog/no-products-found.tsx';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { ActiveFilters } from '../features/product-filters/active-filters.tsx';
import { FilterPanel } from '../features/product-filters/filter-panel.tsx';
import {
  ignoreFullRange,
  listActiveFilters,
  pageUrl,
  readFilters,
  readPage,
  shelfQuery,
} from '../features/product-filters/product-filters.rules.ts';
import { filterTexts } from '../features/product-filters/product-filters.texts.ts';
import { productListData } from '../features/product-filters/product-list-data.rules.ts';
import { PageLinks } from '../features/product-filters/page-links.tsx';
import { SortSelect } from '../features/product-filters/sort-select.tsx';
import { browserClient } from '../lib/api/browser-client.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { clientContext } from '../lib/router/request-context.ts';
import { readSearchText } from '../lib/search-text.ts';
import { SearchBox } from '../ui/search-box.tsx';
import type { Route } from './+types/products.route';

/** Card picture widths next to the filters. */
const SIZES = '(width >= 75rem) 292px, (width >= 56.25rem) 33vw, (width >= 37.5rem) 46vw, 116px';

async function loadPage(client: Client, { url, signal }: Request) {
  const query = new URL(url).searchParams;
  const requested = readFilters(query, readSearchText(query));
  const asked = readPage(query);
  const shelf = await loadShelf(client, shelfQuery(requested, asked), signal);
  if (!shelf) return data({ filters: requested, page: asked, list: undefined }, { status: 503 });
  const { options, products, suggested, total, page, pageCount } = shelf;
  const list = {
    options,
    total,
    pageCount,
    found: products.map(toListedProduct),
    suggested: suggested.map(toListedProduct),
  };
  return data({ filters: ignoreFullRange(requested, options), page, list });
}

export function loader({ context, request }: Route.LoaderArgs) {
  return loadPage(context.get(clientContext), request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPage(browserClient, request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { origin } = matches[0].loaderData;
  const { filters, page, list } = loaderData;
  const found = list?.found ?? [];
  const before = (page - 1) * SHELF_PAGE_SIZE;
  return [
    ...pageMeta(
      matches,
      productTexts.listTitle,
      filterTexts.description,
      // Filtered lists are no pages of their own, later pages are.
      page === 1 ? '/products' : pageUrl(filters, page),
    ),
    ...(found.length > 0 ? [{ 'script:ld+json': productListData(found, origin, before) }] : []),
  ];
}

export default function Products({ loaderData: { filters, page, list } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-14 md:pb-24">
      <div className="items-end gap-8 pt-8 pb-6 md:grid md:grid-cols-[1fr_380px] md:pt-12">
        <div>
          <h1 className="text-h1">{productTexts.listTitle}</h1>
          <p role="status" className="mt-2 text-large text-basalt-700">
            {list && productTexts.listCount(list.total)}
          </p>
        </div>
        <SearchBox
          action="/products"
          label={filterTexts.search}
          placeholder={filterTexts.searchFor}
          text={filters.search}
          className="max-md:hidden"
        />
      </div>
      {list ? (
        <div className="shelf">
          <FilterPanel filters={filters} options={list.options} foundCount={list.total} />
          <div>
            <div className="shelf-tools">
              <SortSelect sorting={filters.sorting} />
              <ActiveFilters filters={filters} />
            </div>
            <h2 className="sr-only">{filterTexts.flours}</h2>
            {list.found.length > 0 ? (
              <ProductGrid
                products={list.found}
                sizes={SIZES}
                urgencies={['first', 'soon']}
                onAddToCart={addToCart}
              />
            ) : (
              <NoProductsFound
                filterLabels={listActiveFilters(filters).map(({ label }) => label)}
              />
            )}
            <PageLinks filters={filters} page={page} pageCount={list.pageCount} />
            {list.suggested.length > 0 && (
              <section className="mt-12">
                <h2 className="mb-6 text-h2">{filterTexts.suggested}</h2>
                <ProductGrid products={list.suggested} sizes={SIZES} onAddToCart={addToCart} />
              </section>
            )}
          </div>
        </div>
      ) : (
        <ProductsFailed url={pageUrl(filters, page)} />
      )}
    </div>
  );
}
