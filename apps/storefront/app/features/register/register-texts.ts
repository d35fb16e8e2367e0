/** Texts of the registration form. */
export const registerTexts = {
  registrationInvalid: 'Invalid request data. Please check your inputs.',
  registrationRefused: 'Registration failed. Please try again.',
  registrationFailed: 'An error occurred. Please try again.',
  passwordEasyToGuess: 'This password is easy to guess. A longer one is safer.',
  passwordsMatch: 'Passwords match',
  consent:
    'By registering you agree that we keep these details to bring you the flour and to write to you about orders.',
  privacy: 'Privacy',
} as const;
