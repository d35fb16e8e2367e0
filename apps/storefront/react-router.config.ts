import { pathPrefix } from '@dalan/contract/language/languages';
import type { Config } from '@react-router/dev/config';
import { buildLanguage } from './build-language.ts';

const language = buildLanguage();

export default {
  ssr: true,
  basename: pathPrefix(language) || '/',
  buildDirectory: `build/${language}`,
  // The route manifest is small: one cached script instead of a request per link.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
