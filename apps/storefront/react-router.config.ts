import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route table is small: one cached script instead of a call to the server for every link.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
