import type { Shop } from '@dalan/contract/shop';
import type { MetaDescriptor } from 'react-router';

type Matches = readonly [{ loaderData: { shop: Shop; origin: string } | undefined }, ...unknown[]];

/** A square picture that every chat can show. */
const SHARED_PICTURE = '/art/banner-1-square-720.jpg';

/**
 * Title and description of a page: `Our Flour Products | Dalan`. With its path also what search
 * engines and chats that show a preview ask for.
 */
export function pageMeta(
  [root]: Matches,
  title: string,
  description?: string,
  path?: string,
): MetaDescriptor[] {
  const { shop, origin } = root.loaderData ?? {};
  const tags: MetaDescriptor[] = [{ title: [title, shop?.name].filter(Boolean).join(' | ') }];
  if (description) tags.push({ name: 'description', content: description });
  if (path !== undefined && shop && origin) {
    const address = origin + path;
    const preview = {
      title,
      description,
      url: address,
      image: origin + SHARED_PICTURE,
      type: 'website',
      site_name: shop.name,
      locale: 'en_IN',
    };
    tags.push({ tagName: 'link', rel: 'canonical', href: address });
    for (const [name, content] of Object.entries(preview)) {
      if (content) tags.push({ property: `og:${name}`, content });
    }
  }
  return tags;
}
