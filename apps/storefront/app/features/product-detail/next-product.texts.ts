/** Apart from `detailTexts`, because every page loads this. */
export const nextProductTexts = {
  loading: 'Loading the flour…',
};
