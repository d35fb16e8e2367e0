/** Texts around the owner's own text. */
export const legalPageTexts = {
  whereAndWhen: 'Where and when we deliver',
  columns: { area: 'Area', pincodes: 'Pincodes', charge: 'Charge' },
  deliveryDescription:
    'Where we deliver and what it costs, how to cancel, and when you get your money back.',
  termsDescription: 'What you agree to when you order: prices, payment, cancelling and complaints.',
  accessibilityDescription:
    'How this shop works with a keyboard, a screen reader and large letters, what does not work yet, and whom to tell.',
  asOf: (date: string) => `As of ${date}`,
};

export const whoWeAreTexts = {
  heading: 'Who we are',
  name: 'Name',
  mill: (shop: string) => `${shop}, flour mill`,
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  notRegistered: 'Not registered',
  grievanceOfficer: 'Grievance officer',
  stop: '.',
  complaints: 'We confirm a complaint within 48 hours and settle it within one month.',
};
