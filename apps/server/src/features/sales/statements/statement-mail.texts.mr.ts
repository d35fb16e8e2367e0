import type * as english from './statement-mail.texts.ts';

export const statementMailTexts: typeof english.statementMailTexts = {
  subject: (heading, shop) => `${heading} · ${shop}`,
  lead: (amount) => `तुमच्या उधारी खात्यावर ${amount} बाकी आहेत.`,
  nothingToPay: 'तुमच्या उधारी खात्यावर काहीही बाकी नाही.',
  howToPay: 'गिरणीत रोख, घरी पीठ आणणाऱ्याकडे, किंवा UPI ने द्या.',
  upi: (upiId, note) => `UPI: ${upiId}, नोंद: ${note}`,
  action: 'माझे खाते पाहा',
  paid: (amount) => `${amount} मिळाले. धन्यवाद.`,
  paidHeading: 'उधारी खात्याचे पैसे मिळाले',
  paidFor: (orders) => `या ऑर्डरसाठी: ${orders}.`,
  left: (amount) => `तुमच्या उधारी खात्यावर अजून ${amount} बाकी आहेत.`,
  nothingLeft: 'तुमच्या उधारी खात्यावर काहीही बाकी नाही.',
};
