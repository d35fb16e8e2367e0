export const contactTexts = {
  nameRequired: 'Name is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  sent: 'Thank you for your message! We will get back to you shortly.',
};
