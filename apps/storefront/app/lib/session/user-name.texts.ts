/** Shown in place of a name that is not known. */
export const userNameTexts = {
  unknown: 'User',
};
