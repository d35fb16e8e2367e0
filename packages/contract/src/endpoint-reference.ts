import type { EndpointName } from './endpoints.ts';

type Described = {
  feature: 'Shop' | 'Products' | 'Orders' | 'Accounts' | 'Contact' | 'Staff';
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
  getHome: { feature: 'Shop', summary: 'Slides and testimonials of the home page' },
  getDelivery: {
    feature: 'Shop',
    summary: 'The delivery rule and what is left of the next days; null while the rule is off',
  },
  getSetup: { feature: 'Shop', summary: 'Settings that are still placeholders' },

  listSettings: { feature: 'Staff', summary: 'The current version of each page of settings' },
  listSettingsHistory: { feature: 'Staff', summary: 'Every version of one page of settings' },
  saveSettings: {
    feature: 'Staff',
    summary: 'Save a page of settings; a stale version is refused',
  },

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
  getMyBill: { feature: 'Orders', summary: 'The bill of your own order, once it was made' },
  makeMyBill: {
    feature: 'Orders',
    summary: 'Make the bill of your own order once its flour is milled; later calls return it',
  },
  getBill: { feature: 'Orders', summary: 'The bill of an order, once it was made' },
  makeBill: {
    feature: 'Orders',
    summary: 'Make the bill of an order once its flour is milled; later calls return it',
  },
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
  moveOrdersToDay: {
    feature: 'Orders',
    summary: 'Move up to 200 orders to another day; each has its own result',
  },
  changeOrderStatus: {
    feature: 'Orders',
    summary: 'Set order status and payment status; a stale version is refused',
  },

  claimPayment: {
    feature: 'Orders',
    summary: 'Say that you have paid your own order; the payment status stays',
  },
  recordPayment: {
    feature: 'Orders',
    summary: 'Record money received for an order; more than what is still to pay is refused',
  },
  correctPayment: {
    feature: 'Orders',
    summary: 'Take an amount off a recorded payment, with a reason',
  },
  answerClaimNotFound: {
    feature: 'Orders',
    summary: 'Answer the customer that the payment they told us about was not found',
  },

  register: { feature: 'Accounts', summary: 'Register a customer account' },
  logIn: { feature: 'Accounts', summary: 'Log in as a customer; sets the session cookie' },
  logInAdmin: { feature: 'Accounts', summary: 'Log in as staff; sets the session cookie' },
  logOut: { feature: 'Accounts', summary: 'End the session' },
  getSession: { feature: 'Accounts', summary: 'The logged-in user, or null' },
  askForNewPassword: {
    feature: 'Accounts',
    summary: 'Mail a link for a new password; the answer is the same for every e-mail',
  },
  checkPasswordLink: {
    feature: 'Accounts',
    summary: 'The account of a link that was mailed; does not use it up',
  },
  resetPassword: {
    feature: 'Accounts',
    summary: 'Set a new password with a mailed link, once; ends all sessions and opens one here',
  },
  changePassword: {
    feature: 'Accounts',
    summary: 'Change your own password; ends your other sessions',
  },
  endAllSessions: { feature: 'Accounts', summary: 'End all your sessions, also this one' },
  getAccountState: {
    feature: 'Accounts',
    summary: 'Number of your devices, and whether your e-mail is confirmed',
  },
  askForConfirmation: {
    feature: 'Accounts',
    summary: 'Mail the link that confirms your e-mail again',
  },
  confirmEmail: { feature: 'Accounts', summary: 'Confirm an e-mail with a mailed link' },
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

  startPasskeySignIn: {
    feature: 'Accounts',
    summary: 'Start to log in as staff with a passkey: the challenge that it signs',
  },
  signInWithPasskey: {
    feature: 'Accounts',
    summary: 'Log in as staff with a passkey; sets the session cookie',
  },
  startProof: {
    feature: 'Accounts',
    summary: 'Start to confirm who you are with one of your passkeys',
  },
  proveWithPasskey: { feature: 'Accounts', summary: 'Confirm who you are with a passkey' },
  proveWithPassword: { feature: 'Accounts', summary: 'Confirm who you are with the password' },
  listPasskeys: { feature: 'Accounts', summary: 'Your own passkeys, oldest first' },
  startPasskey: { feature: 'Accounts', summary: 'Start to add a passkey to your account' },
  addPasskey: { feature: 'Accounts', summary: 'Add a passkey to your account, at most ten' },
  renamePasskey: { feature: 'Accounts', summary: 'Rename one of your passkeys' },
  removePasskey: {
    feature: 'Accounts',
    summary: 'Remove one of your passkeys; where they are required, not the last one',
  },
  requirePasskeys: {
    feature: 'Accounts',
    summary: 'Require a passkey of all staff, or no longer; owners only',
  },

  sendContactMessage: { feature: 'Contact', summary: 'Send the shop a message' },
  listContactMessages: { feature: 'Contact', summary: 'All messages' },
  deleteContactMessage: { feature: 'Contact', summary: 'Delete a message' },

  listAudit: {
    feature: 'Accounts',
    summary: 'Who did what, newest first; paged by the number of the last row',
  },
  getMyData: {
    feature: 'Accounts',
    summary: 'Everything that the shop keeps about you, as a JSON file',
  },

  listStaff: {
    feature: 'Staff',
    summary: 'Everybody on the staff, and the invitations not used yet',
  },
  changeDuty: {
    feature: 'Staff',
    summary: 'Change what a staff member may do, from their next call on; a stale form is refused',
  },
  setStaffDisabled: {
    feature: 'Staff',
    summary: 'Disable a staff member, which ends their sessions at once, or enable them again',
  },
  inviteStaff: {
    feature: 'Staff',
    summary: 'Make a link by which one person becomes staff, once, within 48 hours',
  },
  renewInvitation: { feature: 'Staff', summary: 'Make a new link, which ends the old one' },
  cancelInvitation: { feature: 'Staff', summary: 'End a link that was not used' },
  viewInvitation: { feature: 'Staff', summary: 'Name and duty of an open invitation' },
  joinStaff: {
    feature: 'Staff',
    summary: 'Create the invited account and log in; sets the session cookie',
  },
};
