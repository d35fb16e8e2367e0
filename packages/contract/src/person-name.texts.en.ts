export const personNameTexts = {
  website: 'Please write your name only, without a website',
};
