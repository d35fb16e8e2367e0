export const settingsAnswerTexts = {
  changedMeanwhile: 'These settings were changed meanwhile. Nothing was saved.',
  pictureUnknown: 'This picture is not in the shop. Please upload it again.',
} as const;
