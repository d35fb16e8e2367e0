/** Results of sending a message. */
export const contactFormTexts = {
  sentTitle: 'Message Sent!',
  notSentTitle: 'Message Not Sent',
  checkInputs: 'Please check your form inputs and try again.',
  serverError: 'Server error. Please try again later.',
  otherError: 'An error occurred while submitting your message. Please try again.',
  noResponse: 'No response from server. Please check your connection.',
} as const;
