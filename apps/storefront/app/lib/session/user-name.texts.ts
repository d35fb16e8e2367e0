/** Of somebody whose name is not known. */
export const userNameTexts = {
  unknown: 'User',
};
