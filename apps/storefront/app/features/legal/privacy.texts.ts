/** Texts of the privacy page. If the shop keeps something else, change them and their date. */
export const privacyTexts = {
  title: 'Privacy',
  asOf: 'As of 18 November 2026',
  description:
    'What we keep about you and why, who sees it, and how you download or delete it. No advertising, nothing sold.',
  kept: {
    heading: 'What we keep, and why',
    list: [
      { what: 'Name, phone and address:', why: 'to bring the flour.' },
      { what: 'Email:', why: 'to write to you about orders.' },
      { what: 'Orders and payments:', why: 'because the tax law asks for it.' },
      { what: 'Limit and prices, if you buy on account:', why: 'to know what you may owe.' },
    ],
  },
  seen: {
    heading: 'Who sees it',
    text: 'The mill’s staff, and the delivery person for his own deliveries. Nobody else. No advertising, nothing sold.',
  },
  onPhone: {
    heading: 'On your phone',
    text: 'Your cart, your pincode, your language, the last list of flours and, if you buy on account, your prices stay on your phone. One cookie keeps you logged in, and one remembers that you have logged in with this browser; there is no other.',
  },
  rights: {
    heading: 'What you can do',
    before: 'See, correct, download or delete your data under ',
    link: 'Profile',
    after:
      '. What you bought stays in our accounts, without your name. Bills that were made keep your name, address and phone: the tax law asks for it.',
  },
};
