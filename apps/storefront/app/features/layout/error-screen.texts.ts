export const errorScreenTexts = {
  notFoundTitle: 'Unexpected Application Error!',
  status: (status: number, said: string) => `${status} ${said}`.trim(),
  notOnShelf: 'This page is not on our shelf. The flour still is.',
  retry: 'Retry',
  goHome: 'Go to Home',
  browse: 'Browse Products',
};
