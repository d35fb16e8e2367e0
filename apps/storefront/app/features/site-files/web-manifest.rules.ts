import type { Shop } from '@dalan/contract/shop';

const BASALT = '#1c2124';
const FLOUR = '#f5f6f2';

/** For installing the shop as an app. */
export function webManifest({ name, tagline }: Shop) {
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
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
