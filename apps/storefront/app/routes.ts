import type { RouteConfig } from '@react-router/dev/routes';
import { index, route } from '@react-router/dev/routes';

import { buildLanguage } from '../build-language.ts';

/** One of each for the whole site, in its root. */
const rootFiles = [
  route('robots.txt', 'routes/robots.route.ts'),
  route('sitemap.xml', 'routes/sitemap.route.ts'),
];

export default [
  index('routes/home.route.tsx'),
  route('products', 'routes/products.route.tsx'),
  route('product/:id', 'routes/product.route.tsx'),
  route('aboutus', 'routes/about-us.route.tsx'),
  route('privacy', 'routes/privacy.route.tsx'),
  route('delivery-and-refunds', 'routes/delivery-and-refunds.route.tsx'),
  route('terms', 'routes/terms.route.tsx'),
  route('contact', 'routes/contact.route.tsx'),
  route('login', 'routes/log-in.route.tsx'),
  route('register', 'routes/register.route.tsx'),
  route('forgotten-password', 'routes/forgotten-password.route.tsx'),
  route('new-password', 'routes/new-password.route.tsx'),
  route('confirm-email', 'routes/confirm-email.route.tsx'),
  route('repeat', 'routes/repeat.route.tsx'),
  route('profile', 'routes/profile.route.tsx'),
  route('cart', 'routes/cart.route.tsx'),
  route('cart/checkout', 'routes/cart-checkout.route.tsx'),
  route('cart/:productId/:quantity', 'routes/buy-now.route.tsx'),
  route('kept-order/:key', 'routes/kept-order.route.tsx'),
  route('myorders', 'routes/my-orders.route.tsx'),
  route('orders', 'routes/orders.route.tsx'),
  route('orders/:id/bill', 'routes/bill.route.tsx'),
  route('offline', 'routes/offline.route.tsx'),
  ...(buildLanguage() === 'en' ? rootFiles : []),
  route('site.webmanifest', 'routes/web-manifest.route.ts'),
  route('*', 'routes/not-found.route.tsx'),
] satisfies RouteConfig;
