import type { Shop } from '@dalan/contract/shop';
import type { MetaDescriptor } from 'react-router';

type Matches = readonly [{ loaderData: { shop: Shop } | undefined }, ...unknown[]];

/** Title and description of a page: `Our Flour Products | Dalan`. */
export function pageMeta([root]: Matches, title: string, description?: string): MetaDescriptor[] {
  const titles = [title, root.loaderData?.shop.name].filter(Boolean);
  return [
    { title: titles.join(' | ') },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
