import { pathIn } from '@dalan/contract/language/languages';
import type { FilterOptions } from '@dalan/contract/catalog/shelf';
import type { Shop } from '@dalan/contract/settings/shop';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { minutesOfDay } from '../../lib/opening-hours.rules.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const CLOCK_TIME = /^\d{1,2}:\d{2} [AP]M$/i;
const PINCODE = /\b[1-9]\d{5}\b/;

type Prices = Pick<FilterOptions, 'lowest' | 'highest'>;

/** The mill as schema.org data, for maps and search engines. `name` is in the page's language. */
export function businessData(shop: Shop, name: string, origin: string, prices: Prices) {
  const [postalCode] = PINCODE.exec(shop.address) ?? [];
  const hasHours = CLOCK_TIME.test(shop.openFrom) && CLOCK_TIME.test(shop.openTo);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    url: origin + pathIn(pageLanguage, '/'),
    image: `${origin}/art/preview-1200.jpg`,
    telephone: shop.phone,
    email: shop.email,
    priceRange: `₹${prices.lowest}–₹${prices.highest}/kg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      addressLocality: shop.city,
      ...(postalCode && { postalCode }),
      addressCountry: 'IN',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: shop.mapLatitude,
      longitude: shop.mapLongitude,
    },
    ...(hasHours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEK,
        opens: clockTime(shop.openFrom),
        closes: clockTime(shop.openTo),
      },
    }),
  };
}

/** `8:00 PM` is `20:00`. */
function clockTime(time: string): string {
  const minutes = minutesOfDay(time);
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
