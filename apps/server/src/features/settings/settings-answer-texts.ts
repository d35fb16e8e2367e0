export const settingsAnswerTexts = {
  changedMeanwhile: 'These settings were changed meanwhile. Nothing was saved.',
} as const;
