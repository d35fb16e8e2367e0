import { payTexts } from '../pay.texts.ts';
import type { UpiToPay } from '../use-upi-payment.ts';
import { CopyRow } from './copy-row.tsx';

type RowProps = { payment: UpiToPay };

export function IdRow({ payment: { upiId } }: RowProps) {
  const texts = { label: payTexts.copyUpiId, copied: payTexts.upiIdCopied };
  return <CopyRow shown={upiId} text={upiId} {...texts} />;
}

export function AmountRow({ payment: { amount, plainAmount } }: RowProps) {
  const texts = { label: payTexts.copyAmount, copied: payTexts.amountCopied };
  return <CopyRow shown={amount} text={plainAmount} {...texts} />;
}
