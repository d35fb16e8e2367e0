import type * as english from './catalog.texts.ts';

export const catalogTexts: typeof english.catalogTexts = {
  viewDetails: 'माहिती पाहा',
  viewAll: 'सगळी पाहा',
  clearFilters: 'फिल्टर काढा',
  or: ' किंवा ',
  from: (list, grams) =>
    `${list && `${list}; `}${grams === 500 ? 'अर्ध्या किलोपासून' : 'पाव किलोपासून'}`,
  comeBack: 'थोड्या वेळाने पुन्हा या.',
};
