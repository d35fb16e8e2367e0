/** First element of the query keys of batches and of their list. */
export const BATCHES_KEY = 'batches';
