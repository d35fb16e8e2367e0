export const statementPageTexts = {
  loading: 'Loading the statement',
  loadFailed: 'The statement could not be loaded.',
  notFound: 'There is no statement of this month.',
  back: 'Back to My Orders',
};
