import type * as english from './screens.texts.ts';

export const screenTexts: typeof english.screenTexts = {
  failureTitle: 'अचानक अडचण आली!',
  internal: 'आमच्याकडे काहीतरी बिघडले. पुन्हा प्रयत्न करा.',
  loading: 'येत आहे…',
  chunkFailedHelp: 'दुकानाचा काही भाग आला नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  offline: 'इंटरनेट नाही. उघडलेले पान वाचता येईल; बाकी इंटरनेट आल्यावर.',
  onlineAgain: 'इंटरनेट आले.',
};
