import type * as english from './screens.texts.ts';

export const screenTexts: typeof english.screenTexts = {
  failureTitle: 'अचानक दिक्कत आ गई!',
  internal: 'हमारी तरफ कुछ गड़बड़ हुई। फिर कोशिश करें।',
  loading: 'आ रहा है…',
  chunkFailedHelp: 'दुकान का कुछ हिस्सा नहीं आया। इंटरनेट जाँचकर फिर कोशिश करें।',
  offline: 'इंटरनेट नहीं है। खुला पेज पढ़ सकते हैं; बाकी इंटरनेट आने पर।',
  onlineAgain: 'इंटरनेट आ गया।',
};
