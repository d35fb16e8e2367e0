/** Texts that only the server says. */
export const productAnswerTexts = {
  imageUnknown: 'This image is not one of ours. Please upload it again.',
  deleted: 'Product deleted successfully',
  changedMeanwhile: (who: string) =>
    `${who} changed this product while this form was open. Nothing was saved.`,
  changedBeforeDeletion: (who: string) =>
    `${who} changed this product meanwhile. Nothing was deleted.`,
} as const;
