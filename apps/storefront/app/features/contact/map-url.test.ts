import { expect, it } from 'vitest';

import { directionsUrl, mapEmbedUrl } from './map-url.rules.ts';

const store = { mapLatitude: 18.5196, mapLongitude: 73.8567 };

it('the map shows the streets around the store, with a marker on it', () => {
  const { origin, searchParams } = new URL(mapEmbedUrl(store));
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(Object.fromEntries(searchParams)).toEqual({
    bbox: '73.85270,18.51560,73.86070,18.52360',
    layer: 'mapnik',
    marker: '18.5196,73.8567',
  });
});

it('directions lead to the store', () => {
  const { searchParams } = new URL(directionsUrl(store));
  expect(searchParams.get('destination')).toBe('18.5196,73.8567');
});
