import type * as english from './text.texts.ts';

export const plainTextTexts: typeof english.plainTextTexts = {
  tooLong: (max) => `जास्तीत जास्त ${max} अक्षरे लिहा`,
  oneLine: 'एका ओळीत साधा मजकूर लिहा',
  plain: 'साधा मजकूर लिहा',
  hidden: 'यात न दिसणारी अक्षरे आहेत. पुन्हा लिहा.',
};
