import type { Shop } from '@dalan/contract/shop';

/** About 400 metres to each side, in degrees. */
const AROUND = 0.004;
const DIGITS = 5;

type Place = Pick<Shop, 'mapLatitude' | 'mapLongitude'>;

/** OpenStreetMap's own page for frames, with a marker on the store. */
export function mapEmbedUrl({ mapLatitude, mapLongitude }: Place): string {
  const corners = [
    mapLongitude - AROUND,
    mapLatitude - AROUND,
    mapLongitude + AROUND,
    mapLatitude + AROUND,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((corner) => corner.toFixed(DIGITS)).join(','),
    layer: 'mapnik',
    marker: `${mapLatitude},${mapLongitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** Opens the map app where a phone has one. */
export function directionsUrl({ mapLatitude, mapLongitude }: Place): string {
  const query = new URLSearchParams({ api: '1', destination: `${mapLatitude},${mapLongitude}` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
