export const notFoundTexts = {
  goBack: 'Go Back',
  browse: 'Browse Products',
};
