export const logInTexts = {
  adminLogInSucceeded: 'Admin Login Successful',
  adminLogInFailed: 'Something went wrong',
  orPhone: 'Joined without an email? Then your phone number.',
} as const;

export const proofTexts = {
  title: 'Confirm that it is you',
  why: 'You last showed that more than 15 minutes ago. What you were doing goes on afterwards.',
  confirm: 'Confirm',
  notConfirmed: 'Something went wrong. Please try again.',
} as const;
