export const contactDetailTexts = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  phoneRequired: 'Phone number is required',
  phoneDigits: 'Phone number must be 10 digits',
};
