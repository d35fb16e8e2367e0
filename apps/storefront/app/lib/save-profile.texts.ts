/** These are shared: the profile is changed on its own page and at the checkout. */
export const saveProfileTexts = {
  notSaved: 'Error updating profile. Please try again.',
};
