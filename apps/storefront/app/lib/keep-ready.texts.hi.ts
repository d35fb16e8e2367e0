import type * as english from './keep-ready.texts.ts';

export const keepReady: typeof english.keepReady = (amount, hasCharges) =>
  hasCharges ? `${amount} तैयार रखें।` : `${amount} और डिलीवरी चार्ज नकद तैयार रखें।`;
