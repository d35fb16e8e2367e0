export const startPageTexts = {
  title: 'Start page',
  legend: 'Opens after you sign in',
  saved: 'Start page saved',
  notSaved: 'Failed to save the start page',
} as const;
