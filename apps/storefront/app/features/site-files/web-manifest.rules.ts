import { pathIn } from '@dalan/contract/language/languages';
import type { Shop } from '@dalan/contract/settings/shop';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';

const BASALT = '#1c2124';
const FLOUR = '#f5f6f2';

/** The manifest for installing the shop as an app. */
export function webManifest({ name, tagline }: Pick<Shop, 'name' | 'tagline'>) {
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    // The shop is one app in all languages: it opens in the one that was used last.
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: `${pageLanguage}-IN`,
    start_url: pathIn(pageLanguage, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: BASALT,
    background_color: FLOUR,
    categories: ['shopping', 'food'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
}
