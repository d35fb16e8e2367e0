export const keepTexts = {
  keep: 'Keep order on this phone',
  note: 'You are offline. Nothing is sent until you are back online and press Send.',
};
