/** Every page of the panel. Other paths below `/admin` are not found. */
export const panelPaths = {
  logIn: '/loginadmin',
  forgottenPassword: '/admin/forgotten-password',
  newPassword: '/admin/new-password',
  users: '/admin',
  products: '/admin/productmaster',
  orders: '/admin/ordermaster',
  contacts: '/admin/contactmaster',
  settings: '/admin/settings',
  profile: '/admin/settings/profile',
  banners: '/admin/settings/banners',
  testimonials: '/admin/settings/testimonials',
  legal: '/admin/settings/legal',
  staff: '/admin/settings/staff',
  join: '/admin/join',
  audit: '/admin/settings/audit',
  passkeys: '/admin/passkeys',
} as const;
