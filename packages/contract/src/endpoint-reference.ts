import type { EndpointName } from './endpoints.ts';

type Described = {
  feature: 'Shop' | 'Products' | 'Orders' | 'Accounts' | 'Contact';
  /** One sentence for whoever reads the API's reference. */
  summary: string;
  /** The field of the multipart form that holds the file, where the call takes one. */
  file?: string;
};

/** Every call in words: a new endpoint without them does not compile. */
export const endpointReference: Record<EndpointName, Described> = {
  getShop: { feature: 'Shop', summary: 'Name, address, hours and other facts of the shop' },
  getSetup: { feature: 'Shop', summary: 'What the operator has yet to set up' },

  listProducts: {
    feature: 'Products',
    summary: 'The products on sale; staff see the inactive ones too',
  },
  getProduct: { feature: 'Products', summary: 'One product' },
  createProduct: { feature: 'Products', summary: 'Add a product' },
  updateProduct: {
    feature: 'Products',
    summary: 'Change a product; a field that is left out keeps its value',
  },
  deleteProduct: {
    feature: 'Products',
    summary:
      'Remove a product, or archive it where an order names it; a version that is out of date removes nothing',
  },
  uploadImage: {
    feature: 'Products',
    summary: 'Upload a picture (JPEG, PNG or WebP, under 2 MB) for a product',
    file: 'image',
  },

  placeOrder: { feature: 'Orders', summary: 'Buy 1 to 20 products, each by whole kilograms' },
  cancelOrder: {
    feature: 'Orders',
    summary: 'Cancel an order of one’s own while it is Placed, Pending or Confirmed',
  },
  listMyOrders: { feature: 'Orders', summary: 'One’s own orders, newest first' },
  listOrders: { feature: 'Orders', summary: 'All orders, newest first' },
  getOrder: { feature: 'Orders', summary: 'One order' },
  listOpenOrdersOfUser: {
    feature: 'Orders',
    summary: 'The orders that are cancelled when this account is deleted, newest first',
  },
  watchOrders: {
    feature: 'Orders',
    summary: 'Hear within two seconds that orders were placed, moved or deleted, while connected',
  },
  deleteOrder: {
    feature: 'Orders',
    summary: 'Hide an order from every list for good; a version that is out of date hides nothing',
  },
  changeOrderStatus: {
    feature: 'Orders',
    summary: 'Set order status and payment status; a version that is out of date changes nothing',
  },

  register: { feature: 'Accounts', summary: 'Open a customer account' },
  logIn: { feature: 'Accounts', summary: 'Log in as a customer; sets the session cookie' },
  logInAdmin: { feature: 'Accounts', summary: 'Log in as staff; sets the session cookie' },
  logOut: { feature: 'Accounts', summary: 'End the session' },
  getSession: { feature: 'Accounts', summary: 'Who is logged in; nobody is null' },
  listUsers: { feature: 'Accounts', summary: 'All accounts' },
  getUser: { feature: 'Accounts', summary: 'One account' },
  updateProfile: {
    feature: 'Accounts',
    summary: 'Change name and address; staff change e-mail and phone too',
  },
  deleteUser: {
    feature: 'Accounts',
    summary:
      'Erase a person; orders stay without a name, those not yet milled are cancelled; a version that is out of date erases nothing',
  },

  sendContactMessage: { feature: 'Contact', summary: 'Send the shop a message' },
  listContactMessages: { feature: 'Contact', summary: 'All messages' },
  deleteContactMessage: { feature: 'Contact', summary: 'Delete a message' },
};
