import type { Shop } from '@dalan/contract/shop';

/** The shop in the words of schema.org, for search engines and maps. */
export function shopData(shop: Shop, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'GroceryStore',
    name: shop.name,
    alternateName: shop.nameMr,
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
    openingHours: `Mo-Su ${on24Hours(shop.openFrom)}-${on24Hours(shop.openTo)}`,
    sameAs: [shop.instagram, shop.facebook].filter(Boolean),
  };
}

/** `8:00 PM` is 20:00. */
function on24Hours(time: string): string {
  const [, hour = '0', minute = '00', half = 'AM'] = /^(\d+):(\d+) ([AP]M)$/i.exec(time) ?? [];
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
