import type { AuditAction } from '@dalan/contract/office/audit';

/** Words in the file that a customer downloads. */
export const ownDataTexts = {
  about: 'Everything that the shop keeps about you. Times are in Indian Standard Time.',
  messages:
    'Messages from the contact form belong to no account. Those sent with your e-mail are listed once you have confirmed it.',
  byStaff: 'the staff',
  byYou: 'you',
  /** Said only to a customer who may owe. */
  accountKept:
    'Account on which you may owe: limit, prices and payments, for as long as the orders. Your own prices until you delete your profile.',
  /** Names of the log's actions about a customer. Empty here, because the log's own titles are English. */
  logged: {} as Partial<Record<AuditAction, string>>,
  /** The same periods as in docs/security.md. */
  kept: {
    details: 'Name, phone, e-mail, address and language: until you delete your profile.',
    orders:
      'Orders: for as long as the tax law asks for. Without your name once your profile is deleted.',
    bills:
      'Bills and credit notes: for as long as the tax law asks for, with the name, address and phone on them, also once your profile is deleted.',
    messages: 'Messages from the contact form: for one year.',
    sessions: 'Log-ins: until you log out, at most 90 days.',
    devices: 'Browsers in which you logged in: for 180 days after the last log-in.',
    log: 'Log of changes: for as long as the orders, with a shortened network address and without your name.',
    notHere:
      'Your password is kept only as a hash that cannot be turned back. It is not in this file.',
  },
};
