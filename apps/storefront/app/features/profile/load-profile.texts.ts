/** These are not in `profileTexts`, because the checkout loads the profile too. */
export const loadProfileTexts = {
  missing: 'No user data found.',
  notLoaded: 'Error fetching user data. Please try again.',
};
