import { checkUpiId, settingsLimits, settingsTexts } from '@dalan/contract/settings/settings';
import type { Payment } from '@dalan/contract/settings/settings';
import { checkLine } from '@dalan/contract/text/text';
import { fieldOf, inPlainWords, memberFields } from '../framework/index.ts';
import type { Errors, Field, FieldsOf } from '../framework/index.ts';
import { paymentTexts } from './payment-texts.ts';

const field = fieldOf<Payment>();

const upi: Field<Payment> = field('upiId', 'UPI id', inPlainWords);

export const paymentFields: FieldsOf<Payment> = (...documents) => [
  upi,
  ...memberFields<Payment, string>(
    'wallets',
    { label: (wallet) => `Wallet ${wallet}`, words: { in: 'named', out: 'not named' } },
    documents,
  ),
];

export function checkPayment({ upiId, wallets }: Payment): Errors {
  const { walletsMax, lineMax } = settingsLimits;
  const twice = wallets.find((wallet, index) => wallets.indexOf(wallet) !== index);
  return {
    upiId: upiId === '' ? undefined : checkUpiId(upiId),
    wallets:
      wallets.length > walletsMax
        ? paymentTexts.tooManyWallets(walletsMax)
        : twice !== undefined
          ? paymentTexts.walletTwice(twice)
          : wallets
              .map((wallet) => checkLine(wallet, lineMax, settingsTexts.walletRequired))
              .find((text) => text !== undefined),
  };
}
