import type * as english from './statement-mail.texts.ts';

export const statementMailTexts: typeof english.statementMailTexts = {
  subject: (heading, shop) => `${heading} · ${shop}`,
  lead: (amount) => `आपके उधार खाते पर ${amount} बाकी हैं।`,
  nothingToPay: 'आपके उधार खाते पर कुछ बाकी नहीं है।',
  howToPay: 'चक्की पर नकद, आटा लाने वाले को, या UPI से दें।',
  upi: (upiId, note) => `UPI: ${upiId}, नोट: ${note}`,
  action: 'मेरा खाता देखें',
  paid: (amount) => `${amount} मिले। धन्यवाद।`,
  paidHeading: 'उधार खाते के पैसे मिले',
  paidFor: (orders) => `इन ऑर्डर के लिए: ${orders}।`,
  left: (amount) => `आपके उधार खाते पर अब भी ${amount} बाकी हैं।`,
  nothingLeft: 'आपके उधार खाते पर कुछ बाकी नहीं है।',
};
