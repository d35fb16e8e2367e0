import { plural } from '../language/plural.ts';

const LOST_PHONE = 'Lost a phone? Log out everywhere and choose a new password.';

/** Texts of the screens and answers around passwords and mailed links, for both apps. */
export const passwordTexts = {
  forgotten: 'Forgotten your password?',
  forgottenTitle: 'Forgotten password',
  forgottenLead: 'Give your email. We send you a link to choose a new one.',
  send: 'Send the link',
  sending: 'Sending...',
  sentTitle: 'Look into your mail',
  /** The e-mail stands between the two. */
  sent: {
    before: 'If ',
    after: ' has an account with us, a link is on its way. It works once, for 30 minutes.',
  },
  /** The phone number stands between the two. */
  sentHelp: {
    before: 'Nothing there after a few minutes? Look under Spam, or call ',
    after: '.',
  },
  sendAgain: 'Send it again',
  sendAgainIn: (seconds: number) =>
    `Send it again in ${seconds} ${plural('en', seconds, { one: 'second', other: 'seconds' })}`,
  newTitle: 'Choose a new password',
  /** The e-mail stands between the two. */
  newFor: { before: 'For ', after: '. All other devices are logged out.' },
  newPassword: 'New password',
  onceMore: 'Once more',
  hint: 'At least 6 characters. A short sentence is easy to remember.',
  shortHint: 'At least 6 characters',
  save: 'Save and log in',
  saving: 'Saving...',
  saved: 'Your new password is saved.',
  expiredTitle: 'This link no longer works',
  expired: 'It was used already or is older than 30 minutes. Your old password still works.',
  sendNew: 'Send a new link',
  checkingLink: 'Checking the link',
  backToLogIn: 'Back to Login',

  change: 'Change password',
  changeNote: 'A new password logs out all other devices.',
  present: 'Present password',
  presentWrong: 'The present password is not right',
  changed: 'Your password is changed. Other devices are logged out.',
  notChanged: 'Your password could not be changed. Please try again.',

  devicesTitle: 'Password and devices',
  devices: (count: number) =>
    `You are logged in on ${count} ${plural('en', count, { one: 'device', other: 'devices' })}. ${LOST_PHONE}`,
  lostPhone: LOST_PHONE,
  logOutEverywhere: 'Log out everywhere',
  loggingOut: 'Logging out...',
  logOutEverywhereQuestion: 'Log out on all devices, also on this one?',
  cartStays: 'What is in your cart stays on this phone.',
  loggedOutEverywhere: 'You are logged out on all devices.',

  confirmNote: 'Please confirm your email. Until then we mail you about your first order only.',
  confirmAfterOrder:
    'Your email is not confirmed yet. Please use the link that we mail to you: until then you get no other mail about your orders.',
  confirmSend: 'Send the link again',
  confirmSent: 'A link is on its way to your email.',
  confirmTitle: 'Confirm your email',
  confirmLead: 'One tap, and we write to you about your orders.',
  confirm: 'Confirm my email',
  confirming: 'Confirming...',
  confirmed: 'Your email is confirmed.',
  confirmEnded:
    'It belongs to another email, or is older than 7 days. Log in, and send a new link from your profile.',
};
