import type * as english from './labels-link-texts.en.ts';

export const labelsLinkTexts: typeof english.labelsLinkTexts = {
  labels: 'लेबल',
  title: 'थैलियों के लेबल',
};
