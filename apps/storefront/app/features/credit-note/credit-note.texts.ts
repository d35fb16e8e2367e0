export const creditNotePageTexts = {
  title: 'Credit note',
  loading: 'Loading the credit note',
  loadFailed: 'The credit note could not be loaded.',
  notFound: 'We could not find this credit note.',
  back: 'Back to the order',
};
