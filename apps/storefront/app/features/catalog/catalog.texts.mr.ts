import type * as english from './catalog.texts.ts';

export const catalogTexts: typeof english.catalogTexts = {
  viewDetails: 'माहिती पाहा',
  viewAll: 'सगळी पाहा',
  clearFilters: 'फिल्टर काढा',
  comeBack: 'थोड्या वेळाने पुन्हा या.',
};
