import type { EndpointName } from './endpoints.ts';

type Described = {
  feature: 'Shop' | 'Products' | 'Orders' | 'Accounts' | 'Contact' | 'Staff';
  /** Shown in the API reference. */
  summary: string;
  /** Name of the file field, if the endpoint takes a multipart form. */
  file?: string;
};

function inFeature(feature: Described['feature']) {
  return (summary: string): Described => ({ feature, summary });
}
const shop = inFeature('Shop');
const products = inFeature('Products');
const orders = inFeature('Orders');
const accounts = inFeature('Accounts');
const contact = inFeature('Contact');
const staff = inFeature('Staff');

/** The record is typed by endpoint name, so that an undocumented endpoint does not compile. */
export const endpointReference: Record<EndpointName, Described> = {
  getShop: shop('Name, address, opening hours and other details of the shop'),
  getHome: shop('Slides and testimonials of the home page'),
  getDelivery: shop(
    'The delivery rule and what is left of the next days; null while the rule is off',
  ),
  getSetup: shop('Settings that are still placeholders'),

  listSettings: staff('The current version of each page of settings'),
  listSettingsHistory: staff('Every version of one page of settings'),
  saveSettings: staff('Save a page of settings; a stale version is refused'),

  listProducts: products('Active products; staff also see inactive ones'),
  browseProducts: products(
    'A page of the active products by search, filters or ids, with the filter options',
  ),
  getProduct: products('One product'),
  createProduct: products('Add a product'),
  updateProduct: products('Change a product; omitted fields keep their value'),
  deleteProduct: products(
    'Delete a product, or archive it if it was ordered or milled; a stale version is refused',
  ),
  countHolders: products(
    'How many open orders and repeats hold a product in each grind, or by less than a step',
  ),
  listStock: products(
    'Each flour with what is on hand, promised and free, its low mark and its pace',
  ),
  getStockLedger: products('Every movement of a flour, newest first, with what was free after it'),
  getStockLedgerFile: products('The ledger of a flour as a CSV file'),
  listPromisedOrders: products('Orders that a flour is promised to'),
  changeStock: products(
    'Receive, waste or count a flour, once per key; never what is promised to orders',
  ),
  setLowMark: products('Set the mark below which the mill is warned'),
  uploadImage: {
    ...products('Upload a picture (JPEG, PNG or WebP, under 2 MB) for a product'),
    file: 'image',
  },

  getRepeatChoices: orders('What a repeat of your own order would bring, and its first days'),
  startRepeat: orders('Repeat your own order every week or every two weeks; once per order'),
  listMyRepeats: orders('Your own repeat orders that are not stopped'),
  decideRepeat: orders(
    'Skip a day of your repeat order, take that back, change rhythm and kilograms, or stop it',
  ),
  openRepeatLink: orders('The order and repeat of a link that was mailed; changes nothing'),
  decideByRepeatLink: orders('Skip, change or stop the repeat order of a link that was mailed'),
  placeOrder: orders('Place an order of 1 to 20 products, in whole kilograms'),
  cancelOrder: orders('Cancel your own order while it is Placed, Pending or Confirmed'),
  listMyOrders: orders('Your own orders, newest first'),
  listBalances: orders(
    'Open balances of delivered orders by customer, oldest first, filtered like the orders',
  ),
  listOrders: orders('All orders, or those of a step, a due day or an area, newest first'),
  getOrder: orders('One order'),
  findCaller: orders(
    'The customers with a phone number, with their addresses and their last order',
  ),
  getPhoneOrderDays: orders('The days that staff can choose for an order'),
  placePhoneOrder: orders(
    'Place an order for a customer on the phone, also for one without an e-mail',
  ),
  getCounter: orders(
    'What a till needs: the flours at their places, the step of the scale, the UPI account',
  ),
  sellAtCounter: orders(
    'Sell flour at the counter: placed, delivered, paid and billed in one go, once per key',
  ),
  getOrderContents: orders('What a change of an order has to know'),
  changeOrderContents: orders(
    'Change items, address, number or day of an order until it is milled',
  ),
  getMyBill: orders('The bill of your own order, once it was made'),
  makeMyBill: orders(
    'Make the bill of your own order once its flour is milled; later calls return it',
  ),
  getBill: orders('The bill of an order, once it was made'),
  makeBill: orders('Make the bill of an order once its flour is milled; later calls return it'),
  listOpenOrdersOfUser: orders('Orders that deleting this account would cancel, newest first'),
  watchOrders: orders('Stream order changes within two seconds, while connected'),
  listRuns: orders(
    'Runs of a day with their counts, packed orders that wait for one, and everybody who can ride',
  ),
  getRun: orders('One run with its stops and counts'),
  createRun: orders('Give somebody on the staff an empty run'),
  planRuns: orders('Set the stops of one or two planned runs; a stale version is refused'),
  removeRun: orders('Remove a planned run without stops'),
  startRun: orders('Start a run: its packed orders become Shipped, others are left behind'),
  countCash: orders('Count the cash of a run and close it, or correct the last count'),
  deleteOrder: orders(
    'Delete an order, which hides it from every list; a stale version is refused',
  ),
  moveOrders: orders('Do one thing to up to 200 orders, or take it back; each has its own result'),
  countOrders: orders('How many orders wait at each step of the day, and how many there are'),
  getMillingSheet: orders(
    'Kilograms and bags by flour, of the confirmed orders of a day or of chosen orders',
  ),
  markSheetPrinted: orders('Note which orders stand on a milling sheet that was printed'),
  getPackingSlips: orders('What the packing slips of up to 200 orders say'),
  getBagLabels: orders(
    'What the labels of bags say: of orders, of batches, or of what was milled on a day',
  ),
  finishMilling: orders(
    'Make a batch of each flour and grind that was milled, and move the orders that it fills',
  ),
  undoMilling: orders('Take batches back while nothing of them is packed'),
  listBatches: orders('Batches, newest first, by number, flour, order or customer'),
  getBatch: orders('A batch and the orders that have a bag of it'),
  recallBatch: orders('Call a batch back; orders that are still here are to mill again'),
  noteHolderTold: orders('Note that a customer was told of a recall, or take that back'),
  changeOrderStatus: orders('Set order status and payment status; a stale version is refused'),

  takeNextOrder: orders(
    'Take the oldest order to confirm for five minutes; nobody else gets it meanwhile',
  ),
  keepOrder: orders('Keep the order for five more minutes; refused if somebody else has it now'),
  giveOrderBack: orders('Leave the order to others'),
  decideOrder: orders('Confirm an order, note a call without answer, or cancel it with a reason'),
  getToday: orders('The mill’s day: open orders by step, flour to mill, cash, stock and sales'),
  getWaiting: orders('Orders to confirm, messages to answer and flours below their mark'),
  getFigures: orders(
    'Sales, orders, lost orders, customers and money of a range of days, and of as many before',
  ),

  claimPayment: orders('Say that you have paid your own order; the payment status stays'),
  listMyRuns: orders(
    'Your own runs that are out and those of today, with what a phone needs offline',
  ),
  sendRiderAction: orders(
    'What you did at a stop of your own run, once per key; a refusal is kept and answered with 200',
  ),
  reportUnrecorded: orders(
    'An action that the shop failed to record, told to the counter; it changes no order',
  ),
  recordPayment: orders(
    'Record money received for an order; more than what is still to pay is refused',
  ),
  correctPayment: orders('Take an amount off a recorded payment, with a reason'),
  returnFlour: orders(
    'Take flour of a delivered order back, by a credit note, and give money back if any was paid',
  ),
  giveDiscount: orders('Give a discount on an order that is milled, by a credit note'),
  getCreditNote: orders('A credit note'),
  getMyCreditNote: orders('A credit note of your own order'),
  getBankDesk: orders('Bank statements of which rows were recorded, and the columns of each bank'),
  getBankOrders: orders(
    'What a bank statement is compared with: open orders, and what of its days is recorded',
  ),
  keepBankColumns: orders('Keep which column of a bank is which, by the titles of its columns'),
  recordBankRows: orders(
    'Record rows of a bank statement as payments, all or none; no row is recorded twice',
  ),
  getDrawer: orders('The open drawer with what went in and out, and what stayed in the last one'),
  openDrawer: orders('Open the drawer with the cash that a person counted in it'),
  payOut: orders('Pay cash out of the open drawer, with a reason'),
  countDrawer: orders('Count the open drawer; the answer compares it with what is expected'),
  closeDrawer: orders('Close the drawer by a count; refused if cash moved since'),
  listDrawers: orders('Closed drawers with their differences, last closed first'),
  markDrawerSeen: orders('Mark the difference of a closed drawer as seen'),
  listAccounts: orders(
    'Customers who may owe: what they owe, their limit, their oldest open order',
  ),
  getAccountsFile: orders('All accounts as a CSV file'),
  getAccount: orders('One account: what is owed and what was bought, paid and given back'),
  getAccountFile: orders('The rows of an account as a CSV file'),
  saveAccount: orders('Let a customer owe up to a limit, with own prices; owners only'),
  closeAccount: orders('Close an account on which nothing is owed; owners only'),
  recordAccountPayment: orders(
    'Record a payment over the oldest open orders on account, all or none, once per key',
  ),
  getAccountStatement: orders('The statement of a month'),
  listAccountStatements: orders('The statements of a month of all accounts'),
  mailAccountStatement: orders('Mail a customer the statement of a month'),
  setOnAccount: orders('Take an order off the account, to be paid at the door, or put it back'),
  getMyAccount: orders(
    'What you owe, up to which limit, and your own prices; null without an account',
  ),
  getMyStatement: orders('Your own statement of a month'),
  answerClaimNotFound: orders(
    'Answer the customer that the payment they told us about was not found',
  ),

  register: accounts('Register a customer account'),
  logIn: accounts('Log in as a customer; sets the session cookie'),
  logInAdmin: accounts('Log in as staff; sets the session cookie'),
  logOut: accounts('End the session'),
  getSession: accounts('The logged-in user, or null'),
  chooseLanguage: accounts('Choose the language of your own screens and mails, as staff'),
  askForNewPassword: accounts(
    'Mail a link for a new password; the answer is the same for every e-mail',
  ),
  checkPasswordLink: accounts('The account of a link that was mailed; does not use it up'),
  resetPassword: accounts(
    'Set a new password with a mailed link, once; ends all sessions and opens one here',
  ),
  proveAsCustomer: accounts('Prove with the password who you are, before you delete your account'),
  changePassword: accounts('Change your own password; ends your other sessions'),
  endAllSessions: accounts('End all your sessions, also this one'),
  getAccountState: accounts('Number of your devices, and whether your e-mail is confirmed'),
  askForConfirmation: accounts('Mail the link that confirms your e-mail again'),
  confirmEmail: accounts('Confirm an e-mail with a mailed link'),
  undoStaffEmail: accounts('Take a new e-mail of staff back with the link mailed to the old one'),
  listUsers: accounts('All accounts'),
  getUser: accounts('One account'),
  updateProfile: accounts(
    'Change name and address; staff can also change e-mail and phone. A new e-mail of staff counts once it is confirmed',
  ),
  deleteUser: accounts(
    'Delete an account: erases personal data and cancels open orders, other orders stay without a name; a stale version is refused',
  ),

  startPasskeySignIn: accounts(
    'Start to log in as staff with a passkey: the challenge that it signs',
  ),
  signInWithPasskey: accounts('Log in as staff with a passkey; sets the session cookie'),
  startProof: accounts('Start to confirm who you are with one of your passkeys'),
  proveWithPasskey: accounts('Confirm who you are with a passkey'),
  proveWithPassword: accounts('Confirm who you are with the password'),
  savePreferences: accounts(
    'Choose the first page of your own panel, or the rows of its lists; the rest stays',
  ),
  listPasskeys: accounts('Your own passkeys, oldest first'),
  startPasskey: accounts('Start to add a passkey to your account'),
  addPasskey: accounts('Add a passkey to your account, at most ten'),
  renamePasskey: accounts('Rename one of your passkeys'),
  removePasskey: accounts('Remove one of your passkeys; where they are required, not the last one'),
  requirePasskeys: accounts('Require a passkey of all staff, or no longer; owners only'),

  reportClientError: shop('Report an error of a page; nothing personal is kept'),
  reportVisit: shop('Report how fast a page was; nothing personal is kept'),
  getVisitFigures: shop('How fast pages were for three of four visits of the last 28 days'),

  sendContactMessage: contact('Send the shop a message'),
  listContactMessages: contact('All messages'),
  moveContactMessage: contact('Acknowledge, settle or open a message again'),
  deleteContactMessage: contact('Delete a message'),

  listAudit: accounts('Who did what, newest first; paged by the number of the last row'),
  getMyData: accounts('Everything that the shop keeps about you, as a JSON file'),

  getExports: staff('Whether a download of data may start now'),
  exportData: staff('Orders, customers, products, stock movements or payments as a CSV file'),
  listUnsentLetters: staff('Mails of the last 14 days that could not be sent, newest first'),
  sendLetterAgain: staff('Send a mail again that could not be sent'),
  checkProductImport: products(
    'What a CSV file would add and change, and its faults by line; nothing is saved',
  ),
  importProducts: products('Add and change the products of a CSV file, all or none'),

  listStaff: staff('Everybody on the staff, and the invitations not used yet'),
  changeDuty: staff(
    'Change what a staff member may do, from their next call on; a stale form is refused',
  ),
  setStaffDisabled: staff(
    'Disable a staff member, which ends their sessions at once, or enable them again',
  ),
  inviteStaff: staff('Make a link by which one person becomes staff, once, within 48 hours'),
  renewInvitation: staff('Make a new link, which ends the old one'),
  cancelInvitation: staff('End a link that was not used'),
  makePasswordLink: staff(
    'Make a link by which a member of staff chooses a new password, once, within 48 hours; not for owners',
  ),
  viewInvitation: staff('Name, duty and typed contact of an open invitation'),
  startJoining: staff('Start to join with a passkey: the challenge that it signs'),
  joinStaff: staff('Create the invited account and log in; sets the session cookie'),
};
