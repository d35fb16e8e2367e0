/** Texts of the registration page. */
export const registerTexts = {
  title: 'Register',
  sending: 'Registering...',
  slogan: 'Your name on the tin.',
  eyebrow: 'नाव लिहा, दळण ठेवा',
  haveAccount: 'Already have an account?',
  logIn: 'Login',
  name: 'Full Name',
  phone: 'Phone Number',
  email: 'Email Address',
  address: 'Address',
  optional: '(optional)',
  password: 'Password',
  confirmation: 'Confirm Password',
  registrationInvalid: 'Invalid request data. Please check your inputs.',
  registrationRefused: 'Registration failed. Please try again.',
  registrationFailed: 'An error occurred. Please try again.',
  passwordEasyToGuess: 'This password is easy to guess. A longer one is safer.',
  passwordsMatch: 'Passwords match',
  consent:
    'By registering you agree that we keep these details to bring you the flour and to write to you about orders.',
  privacy: 'Privacy',
};
