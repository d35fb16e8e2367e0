import type * as english from './keep-ready.texts.ts';

export const keepReady: typeof english.keepReady = (amount, hasCharges) =>
  hasCharges ? `${amount} तयार ठेवा.` : `${amount} आणि डिलिव्हरी चार्ज रोख तयार ठेवा.`;
