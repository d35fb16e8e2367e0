export const screenTexts = {
  failureTitle: 'Unexpected Application Error!',
  internal: 'Something went wrong on our side. Please try again.',
  loading: 'Loading...',
  chunkFailedHelp: 'A part of the shop did not arrive. Please check your connection and try again.',
  offline: 'You are offline. What is open stays readable; the rest comes with the connection.',
  onlineAgain: 'You are online again.',
};
