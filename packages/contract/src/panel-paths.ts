/** Every page of the panel. Other paths below `/admin` are not found. */
export const panelPaths = {
  logIn: '/loginadmin',
  users: '/admin',
  products: '/admin/productmaster',
  orders: '/admin/ordermaster',
  contacts: '/admin/contactmaster',
} as const;
