import type * as english from './catalog.texts.ts';

export const catalogTexts: typeof english.catalogTexts = {
  viewDetails: 'जानकारी देखें',
  viewAll: 'सभी देखें',
  clearFilters: 'फिल्टर हटाएँ',
  or: ' या ',
  from: (list, grams) => `${list && `${list}; `}${grams === 500 ? 'आधा किलो से' : 'पाव किलो से'}`,
  comeBack: 'थोड़ी देर में फिर आएँ।',
};
