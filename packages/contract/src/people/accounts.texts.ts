import { contactDetailTexts } from '../contact/contact-details.texts.ts';

export const accountTexts = {
  ...contactDetailTexts,
  nameRequired: 'Name is required',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordsDiffer: 'Passwords do not match',
  nameAndAddressRequired: 'Name and Address are required',
  wrongCredentials: 'Invalid email or password',
  emailTaken: 'An account with this email already exists. Please log in instead.',
  sessionEnded: 'Your session has ended. Please log in to continue.',
  logOutFailed: 'You are still logged in. Please check your connection and try again.',
};
