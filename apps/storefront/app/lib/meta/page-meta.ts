import { languages, pathIn } from '@dalan/contract/language/languages';
import type { Shop } from '@dalan/contract/settings/shop';
import type { MetaDescriptor } from 'react-router';

import { pageLanguage } from '../language/page-language.texts.ts';
import { shopName } from '../shop-words.ts';

type Matches = readonly [{ loaderData: { shop: Shop; origin: string } | undefined }, ...unknown[]];

/** The chat preview of pages without their own picture. */
const SHARED_PICTURE = '/art/preview-1200.jpg';

/**
 * Title (`Our Flour Products | Dalan`) and description. With a path, also the canonical link, the
 * same page in the other languages and the tags for chat previews.
 */
export function pageMeta(
  [root]: Matches,
  title: string,
  description?: string,
  path?: string,
  picture = SHARED_PICTURE,
): MetaDescriptor[] {
  const { shop, origin } = root.loaderData ?? {};
  const tags: MetaDescriptor[] = [
    { title: [title, shop && shopName(shop)].filter(Boolean).join(' | ') },
  ];
  if (description) tags.push({ name: 'description', content: description });
  if (path !== undefined && shop && origin) {
    const url = origin + pathIn(pageLanguage, path);
    tags.push({ tagName: 'link', rel: 'canonical', href: url });
    // Only crawlers need these tags, and they read the server's HTML.
    if (import.meta.env.SSR) {
      tags.push(
        ...alternates(origin, path),
        ...previewTags({ title, description, url, image: origin + picture, shop }),
      );
    }
  }
  return tags;
}

/** Links to the page in each language. Visitors of any other language get English. */
function alternates(origin: string, path: string): MetaDescriptor[] {
  const links = [
    ...languages.map((language) => [language, language] as const),
    ['x-default', 'en'] as const,
  ];
  return links.map(([hrefLang, language]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + pathIn(language, path),
  }));
}

type Preview = {
  title: string;
  description: string | undefined;
  url: string;
  image: string;
  shop: Shop;
};

function previewTags({ shop, ...preview }: Preview): MetaDescriptor[] {
  const properties = {
    ...preview,
    type: 'website',
    site_name: shopName(shop),
    locale: `${pageLanguage}_IN`,
  };
  return Object.entries(properties)
    .filter(([, content]) => content)
    .map(([name, content]) => ({ property: `og:${name}`, content }));
}
