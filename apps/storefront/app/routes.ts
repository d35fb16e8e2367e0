import type { RouteConfig } from '@react-router/dev/routes';
import { index, route } from '@react-router/dev/routes';

export default [
  index('routes/home.route.tsx'),
  route('products', 'routes/products.route.tsx'),
  route('*', 'routes/not-found.route.tsx'),
] satisfies RouteConfig;
