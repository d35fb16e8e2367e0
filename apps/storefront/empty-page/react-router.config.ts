import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: '../build/empty-page',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
