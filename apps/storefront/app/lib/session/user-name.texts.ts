/** How somebody is called whose name is not known. */
export const userNameTexts = {
  unknown: 'User',
};
