/** Texts of the log-in page. */
export const logInTexts = {
  logInAddressUnknown: 'Login endpoint not found. Please check the API URL.',
  logInUnauthorized: 'Unauthorized. Please check your credentials.',
  logInRefused: 'Login failed. Please try again.',
  logInFailed: 'An error occurred during login.',
  registered: 'Your account is ready. Please log in.',
  logInToSee: 'Please log in to see this flour.',
  logInToBuy: 'Please log in to order this flour.',
  staffInShop: 'Staff accounts stay in the admin panel. Please log in as a customer to shop.',
} as const;
