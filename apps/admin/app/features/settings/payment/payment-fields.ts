import { checkUpiId, settingsLimits, settingsTexts } from '@dalan/contract/settings/settings';
import type { Payment } from '@dalan/contract/settings/settings';
import { checkLine } from '@dalan/contract/text/text';
import { inPlainWords, memberFields } from '../framework/index.ts';
import type { Errors, Field, FieldsOf } from '../framework/index.ts';
import { paymentTexts } from './payment-texts.ts';

type Upi = Pick<Payment, 'upiId' | 'upiCode'>;

/** Id and code are one field, because one person's id does not fit another person's code. */
const upi: Field<Payment> = {
  key: 'upiId',
  label: paymentTexts.upiId,
  read: ({ upiId, upiCode = '' }): Upi => ({ upiId, upiCode }),
  write: (payment, value) => ({ ...payment, ...(value as Upi) }),
  inWords: (value) => {
    const { upiId, upiCode = '' } = value as Upi;
    return upiCode === '' ? inPlainWords(upiId) : paymentTexts.inWords(inPlainWords(upiId));
  },
};

export const paymentFields: FieldsOf<Payment> = (...documents) => [
  upi,
  ...memberFields<Payment, string>(
    'wallets',
    { label: (wallet) => `Wallet ${wallet}`, words: { in: 'named', out: 'not named' } },
    documents,
  ),
];

/** Stands for a code that is still to be pasted. It is never valid, so it cannot be saved. */
const NO_CODE_YET = 'upi://pay?';

export function isMerchant({ upiCode = '' }: Upi): boolean {
  return upiCode !== '';
}

export function typedCode({ upiCode = '' }: Upi): string {
  return upiCode === NO_CODE_YET ? '' : upiCode;
}

/** A code that can be read brings its id along. */
export function withCode(typed: string, upiId: string | undefined): Partial<Upi> {
  return { upiCode: typed || NO_CODE_YET, ...(upiId !== undefined && { upiId }) };
}

/** The other kind begins with what is saved of it. */
export function withKind(kind: 'personal' | 'merchant', saved: Upi): Partial<Upi> {
  const { upiId, upiCode = '' } = saved;
  return kind === 'merchant' ? withCode(upiCode, upiId) : { upiId, upiCode: '' };
}

type CheckUpi = (upi: Upi) => Errors;

/** The check of a code loads with its field. Until then a code counts as wrong. */
export function checkPayment(payment: Payment, checkCode?: CheckUpi): Errors {
  const { wallets } = payment;
  const { walletsMax, lineMax } = settingsLimits;
  const twice = wallets.find((wallet, index) => wallets.indexOf(wallet) !== index);
  return {
    ...checkUpi(payment, checkCode),
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

function checkUpi(upi: Upi, checkCode: CheckUpi | undefined): Errors {
  if (!isMerchant(upi)) return { upiId: upi.upiId === '' ? undefined : checkUpiId(upi.upiId) };
  if (typedCode(upi) === '') return { upiCode: paymentTexts.codeRequired };
  return checkCode === undefined ? { upiCode: paymentTexts.checking } : checkCode(upi);
}
