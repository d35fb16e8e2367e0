import type * as english from './form.texts.ts';

export const formTexts: typeof english.formTexts = {
  noScript: 'हा फॉर्म पाठवण्यासाठी JavaScript सुरू करा.',
  backToHome: 'मुख्यपानाकडे परत',
  showPassword: 'पासवर्ड दाखवा',
  capsLock: 'Caps Lock सुरू आहे',
  digits: (count: number, length: number) => `${length} पैकी ${count}`,
};
