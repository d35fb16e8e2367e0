import type { RouteConfig } from '@react-router/dev/routes';
import { index, route } from '@react-router/dev/routes';

export default [
  index('routes/home.route.tsx'),
  route('products', 'routes/products.route.tsx'),
  route('product/:id', 'routes/product.route.tsx'),
  route('aboutus', 'routes/about-us.route.tsx'),
  route('login', 'routes/log-in.route.tsx'),
  route('register', 'routes/register.route.tsx'),
  route('profile', 'routes/profile.route.tsx'),
  route('*', 'routes/not-found.route.tsx'),
] satisfies RouteConfig;
