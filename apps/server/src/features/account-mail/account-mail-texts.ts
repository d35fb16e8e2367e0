/** All texts of the account mails. A translation is a second file of this shape. */
export const accountMailTexts = {
  subject: (heading: string, shop: string) => `${heading} · ${shop}`,
  notYou: 'It was not you?',
  resetPassword: {
    heading: 'Choose a new password',
    lead: 'Somebody, we hope you, asked for a new password for this address.',
    action: 'Choose a new password',
    ends: (moment: string) => `The link works once, until ${moment}.`,
    notYou: 'Then do nothing: your password stays as it is. Nobody from the mill ever asks for it.',
  },
  confirmEmail: {
    heading: 'Confirm your email',
    lead: 'Somebody, we hope you, opened an account with this address. Confirm that it is yours, and we write to you about your orders.',
    action: 'Confirm my email',
    ends: (moment: string) => `The link works until ${moment}.`,
    notYou:
      'Then do nothing: we send nothing else to this address. To take the account over, choose “Forgotten your password?” at the login.',
  },
  notices: {
    'password-changed': {
      heading: 'Your password was changed',
      lead: (moment: string) => `Your password was changed on ${moment}.`,
      notYou: (phone: string) => `Call ${phone} at once.`,
    },
    'email-changed': {
      heading: 'Your email was changed',
      lead: (moment: string) =>
        `The email of your account was changed on ${moment}. From now on we write to the new one.`,
      notYou: (phone: string) => `Call ${phone} at once.`,
    },
    'new-device': {
      heading: 'A new device signed in',
      lead: (moment: string) =>
        `Your staff account was used to sign in on ${moment}, in a browser that it did not know.`,
      notYou: (phone: string) =>
        `Choose a new password at once, which ends all sessions, and call ${phone}.`,
    },
  },
  newDeviceAction: 'Choose a new password',
} as const;
