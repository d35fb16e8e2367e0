import type { Shop } from '@dalan/contract/settings/shop';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { minutesOfDay } from '../../lib/opening-hours.rules.ts';

/** The shop as schema.org data, for search engines and maps. */
export function shopData(shop: Shop, origin: string) {
  const names = [shop.name, shop.nameMr];
  const [name, alternateName] =
    pageLanguage === 'en' || shop.nameMr === '' ? names : names.toReversed();
  return {
    '@context': 'https://schema.org',
    '@type': 'GroceryStore',
    name,
    alternateName,
    description: shop.tagline,
    url: `${origin}/`,
    image: `${origin}/icon-512.png`,
    telephone: shop.phone,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      addressLocality: shop.city,
      addressCountry: 'IN',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: shop.mapLatitude,
      longitude: shop.mapLongitude,
    },
    openingHours: `Mo-Su ${to24Hours(shop.openFrom)}-${to24Hours(shop.openTo)}`,
    sameAs: [shop.instagram, shop.facebook].filter(Boolean),
  };
}

/** `8:00 PM` → `20:00`. */
function to24Hours(time: string): string {
  const minutes = minutesOfDay(time);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part));
  return digits.map((part) => part.padStart(2, '0')).join(':');
}
