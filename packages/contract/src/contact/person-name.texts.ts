export const personNameTexts = {
  website: 'Please write your name only, without a website',
  dot: 'Please write a space after the dot: together it reads like a website',
};
