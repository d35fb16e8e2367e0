import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route manifest is small: one cached script instead of a request per link.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
