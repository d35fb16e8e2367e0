import type { EndpointName } from './endpoints.ts';

type Described = {
  feature: 'Shop' | 'Products' | 'Orders' | 'Accounts' | 'Contact';
  /** Shown in the API reference. */
  summary: string;
  /** Name of the file field, if the endpoint takes a multipart form. */
  file?: string;
};

/** Typed by endpoint name, so that an undocumented endpoint does not compile. */
export const endpointReference: Record<EndpointName, Described> = {
  getShop: {
    feature: 'Shop',
    summary: 'Name, address, opening hours and other details of the shop',
  },
  getSetup: { feature: 'Shop', summary: 'Settings that are still placeholders' },

  listProducts: {
    feature: 'Products',
    summary: 'Active products; staff also see inactive ones',
  },
  getProduct: { feature: 'Products', summary: 'One product' },
  createProduct: { feature: 'Products', summary: 'Add a product' },
  updateProduct: {
    feature: 'Products',
    summary: 'Change a product; omitted fields keep their value',
  },
  deleteProduct: {
    feature: 'Products',
    summary: 'Delete a product, or archive it if it has orders; a stale version is refused',
  },
  uploadImage: {
    feature: 'Products',
    summary: 'Upload a picture (JPEG, PNG or WebP, under 2 MB) for a product',
    file: 'image',
  },

  placeOrder: {
    feature: 'Orders',
    summary: 'Place an order of 1 to 20 products, in whole kilograms',
  },
  cancelOrder: {
    feature: 'Orders',
    summary: 'Cancel your own order while it is Placed, Pending or Confirmed',
  },
  listMyOrders: { feature: 'Orders', summary: 'Your own orders, newest first' },
  listOrders: { feature: 'Orders', summary: 'All orders, newest first' },
  getOrder: { feature: 'Orders', summary: 'One order' },
  listOpenOrdersOfUser: {
    feature: 'Orders',
    summary: 'Orders that deleting this account would cancel, newest first',
  },
  watchOrders: {
    feature: 'Orders',
    summary: 'Stream order changes within two seconds, while connected',
  },
  deleteOrder: {
    feature: 'Orders',
    summary: 'Delete an order, which hides it from every list; a stale version is refused',
  },
  changeOrderStatus: {
    feature: 'Orders',
    summary: 'Set order status and payment status; a stale version is refused',
  },

  register: { feature: 'Accounts', summary: 'Register a customer account' },
  logIn: { feature: 'Accounts', summary: 'Log in as a customer; sets the session cookie' },
  logInAdmin: { feature: 'Accounts', summary: 'Log in as staff; sets the session cookie' },
  logOut: { feature: 'Accounts', summary: 'End the session' },
  getSession: { feature: 'Accounts', summary: 'The logged-in user, or null' },
  listUsers: { feature: 'Accounts', summary: 'All accounts' },
  getUser: { feature: 'Accounts', summary: 'One account' },
  updateProfile: {
    feature: 'Accounts',
    summary: 'Change name and address; staff can also change e-mail and phone',
  },
  deleteUser: {
    feature: 'Accounts',
    summary:
      'Delete an account: erases personal data and cancels open orders, other orders stay without a name; a stale version is refused',
  },

  sendContactMessage: { feature: 'Contact', summary: 'Send the shop a message' },
  listContactMessages: { feature: 'Contact', summary: 'All messages' },
  deleteContactMessage: { feature: 'Contact', summary: 'Delete a message' },
};
