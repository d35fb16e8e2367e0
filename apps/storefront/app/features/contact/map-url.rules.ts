import type { Shop } from '@dalan/contract/settings/shop';

/** The map shows 0.004 degrees, about 400 metres, to each side. */
const MARGIN = 0.004;
const DIGITS = 5;

type Place = Pick<Shop, 'mapLatitude' | 'mapLongitude'>;

/** OpenStreetMap's embed page, with a marker on the store. */
export function mapEmbedUrl({ mapLatitude, mapLongitude }: Place): string {
  const corners = [
    mapLongitude - MARGIN,
    mapLatitude - MARGIN,
    mapLongitude + MARGIN,
    mapLatitude + MARGIN,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((corner) => corner.toFixed(DIGITS)).join(','),
    layer: 'mapnik',
    marker: `${mapLatitude},${mapLongitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** Phones open this link in their map app. */
export function directionsUrl({ mapLatitude, mapLongitude }: Place): string {
  const query = new URLSearchParams({ api: '1', destination: `${mapLatitude},${mapLongitude}` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
