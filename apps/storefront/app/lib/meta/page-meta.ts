import type { Shop } from '@dalan/contract/shop';
import type { MetaDescriptor } from 'react-router';

type Matches = readonly [{ loaderData: { shop: Shop; origin: string } | undefined }, ...unknown[]];

/** What a chat shows of a page without a picture of its own. */
const SHARED_PICTURE = '/art/preview-1200.jpg';

/**
 * Title and description of a page: `Our Flour Products | Dalan`. With its path also what search
 * engines and chats that show a preview ask for.
 */
export function pageMeta(
  [root]: Matches,
  title: string,
  description?: string,
  path?: string,
  picture = SHARED_PICTURE,
): MetaDescriptor[] {
  const { shop, origin } = root.loaderData ?? {};
  const tags: MetaDescriptor[] = [{ title: [title, shop?.name].filter(Boolean).join(' | ') }];
  if (description) tags.push({ name: 'description', content: description });
  if (path !== undefined && shop && origin) {
    const address = origin + path;
    tags.push({ tagName: 'link', rel: 'canonical', href: address });
    // Robots read what the server wrote; a browser has no use for it.
    if (import.meta.env.SSR) {
      tags.push(
        ...previewTags({ title, description, url: address, image: origin + picture, shop }),
      );
    }
  }
  return tags;
}

type Preview = {
  title: string;
  description: string | undefined;
  url: string;
  image: string;
  shop: Shop;
};

function previewTags({ shop, ...preview }: Preview): MetaDescriptor[] {
  const properties = { ...preview, type: 'website', site_name: shop.name, locale: 'en_IN' };
  return Object.entries(properties)
    .filter(([, content]) => content)
    .map(([name, content]) => ({ property: `og:${name}`, content }));
}
