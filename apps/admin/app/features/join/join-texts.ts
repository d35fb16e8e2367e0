/** Texts of the page that an invitation opens. */
export const joinTexts = {
  title: 'Join the staff',
  welcome: (name: string) => `Welcome, ${name}`,
  duty: 'Duty',
  explanation: 'You need these to sign in from now on.',
  emailOptional: 'You may leave this empty. Then you log in with your phone number.',
  passwordHint: 'At least 12 characters',
  submit: 'Create account',
  submitting: 'Creating...',
  joined: 'Your account is ready',
  failed: 'Your account could not be created',
  loading: 'Loading...',
  endedTitle: 'This link has ended',
  goToLogIn: 'Go to Login',
  notReadTitle: 'The invitation did not come',
  notReadText: 'Nothing is lost: the link is still good.',
} as const;
