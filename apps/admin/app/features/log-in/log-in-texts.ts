/** Texts of the staff's log-in page. */
export const logInTexts = {
  adminLogInSucceeded: 'Admin Login Successful',
  adminLogInFailed: 'Something went wrong',
} as const;
