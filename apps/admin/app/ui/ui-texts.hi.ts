import type * as english from './ui-texts.en.ts';

export const uiTexts: typeof english.uiTexts = {
  path: 'पिछला पेज',
  retry: 'फिर कोशिश करें',
  close: 'बंद करें',
  cancel: 'रहने दें',
  keepOrder: 'ऑर्डर रहने दें',
  later: 'बाद में',
  undo: 'वापस लें',
  list: {
    loading: 'आ रहा है…',
    clearSearch: 'खोज हटाएँ',
    pages: (noun) => `${noun}: पन्ने`,
    rows: 'पंक्तियाँ',
    rowsPerPage: 'एक पन्ने पर पंक्तियाँ',
    range: (first, last, total) => `${total} में से ${first}–${last}`,
    previous: 'पिछला पन्ना',
    next: 'अगला पन्ना',
  },
  discard: {
    title: 'बदलाव छोड़ दें?',
    text: 'यहाँ लिखा हुआ सेव नहीं हुआ है।',
    keep: 'लिखते रहें',
    discard: 'छोड़ दें',
  },
};
