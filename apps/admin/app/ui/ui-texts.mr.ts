import type * as english from './ui-texts.en.ts';

export const uiTexts: typeof english.uiTexts = {
  path: 'मागचे पान',
  retry: 'पुन्हा प्रयत्न करा',
  close: 'बंद करा',
  cancel: 'राहू द्या',
  keepOrder: 'ऑर्डर राहू द्या',
  later: 'नंतर',
  undo: 'मागे घ्या',
  list: {
    loading: 'येत आहे…',
    clearSearch: 'शोध पुसा',
    pages: (noun) => `${noun}: पाने`,
    rows: 'ओळी',
    rowsPerPage: 'एका पानावर ओळी',
    range: (first, last, total) => `${total} पैकी ${first}–${last}`,
    previous: 'मागचे पान',
    next: 'पुढचे पान',
  },
  discard: {
    title: 'बदल टाकून द्यायचे?',
    text: 'इथे लिहिलेले जतन झालेले नाही.',
    keep: 'लिहीत राहा',
    discard: 'टाकून द्या',
  },
};
