/** This is not in `detailTexts`, because every page loads it. */
export const nextProductTexts = {
  loading: 'Loading the flour…',
};
