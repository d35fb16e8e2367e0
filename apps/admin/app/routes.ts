import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  route('loginadmin', 'routes/log-in.route.tsx'),
  route('admin/join', 'routes/join.route.tsx'),
  route('admin/forgotten-password', 'routes/forgotten-password.route.tsx'),
  route('admin/new-password', 'routes/new-password.route.tsx'),
  route('admin', 'routes/admin.route.tsx', [
    index('routes/user-master.route.tsx'),
    route('productmaster', 'routes/product-master.route.tsx'),
    route('ordermaster', 'routes/order-master.route.tsx'),
    route('ordermaster/bill', 'routes/bill.route.tsx'),
    route('contactmaster', 'routes/contact-master.route.tsx'),
    route('settings', 'routes/settings.route.tsx'),
    route('settings/profile', 'routes/settings-profile.route.tsx'),
    route('settings/delivery', 'routes/settings-delivery.route.tsx'),
    route('settings/payment', 'routes/settings-payment.route.tsx'),
    route('settings/alerts', 'routes/settings-alerts.route.tsx'),
    route('settings/banners', 'routes/settings-banners.route.tsx'),
    route('settings/testimonials', 'routes/settings-testimonials.route.tsx'),
    route('settings/legal', 'routes/settings-legal.route.tsx'),
    route('settings/staff', 'routes/staff.route.tsx'),
    route('settings/audit', 'routes/audit-log.route.tsx'),
    route('passkeys', 'routes/passkeys.route.tsx'),
    route('*', 'routes/unknown-page.route.tsx'),
  ]),
] satisfies RouteConfig;
