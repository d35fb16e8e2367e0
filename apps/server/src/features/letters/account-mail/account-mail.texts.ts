/** All texts of the account mails to customers. */
export const accountMailTexts = {
  subject: (heading: string, shop: string) => `${heading} · ${shop}`,
  resetPassword: {
    heading: 'Choose a new password',
    lead: 'Somebody, we hope you, asked for a new password for this address.',
    action: 'Choose a new password',
    ends: (moment: string) => `The link works once, until ${moment}.`,
    notYou: {
      question: 'It was not you?',
      answer:
        'Then do nothing: your password stays as it is. Nobody from the mill ever asks for it.',
    },
  },
  confirmEmail: {
    heading: 'Confirm your email',
    lead: 'Somebody, we hope you, opened an account with this address. Confirm that it is yours, and we write to you about your orders.',
    action: 'Confirm my email',
    ends: (moment: string) => `The link works until ${moment}.`,
    notYou: {
      question: 'It was not you?',
      answer:
        'Then do nothing: we send nothing else to this address. To take the account over, choose “Forgotten your password?” at the login.',
    },
  },
  notices: {
    'password-changed': {
      heading: 'Your password was changed',
      lead: (moment: string) => `Your password was changed on ${moment}.`,
      notYou: {
        question: 'It was not you?',
        answer: (phone: string) => `Call ${phone} at once.`,
      },
    },
    'email-changed': {
      heading: 'Your email was changed',
      lead: (moment: string) =>
        `The email of your account was changed on ${moment}. From now on we write to the new one.`,
      notYou: {
        question: 'It was not you?',
        answer: (phone: string) => `Call ${phone} at once.`,
      },
    },
  },
};
