import type { MyAccount } from '@dalan/contract/on-account/accounts';
import { statementWords } from '@dalan/contract/on-account/statement.texts';

import { PayFrame } from '../pay/pay-frame.tsx';
import { payTexts } from '../pay/pay.texts.ts';
import { useIsWide } from '../pay/use-is-wide.ts';
import { useUpi } from '../pay/use-upi-payment.ts';
import { MerchantWays } from '../pay/ways/merchant-ways.tsx';
import { PersonalWays } from '../pay/ways/personal-ways.tsx';
import { accountTexts } from './account.texts.ts';

/** One payment for all that is owed. The mill spreads it over the oldest orders. */
export function PayAccount({ account: { owes, orders, upiNote } }: { account: MyAccount }) {
  const isWide = useIsWide();
  const payment = useUpi({
    open: owes,
    orderId: orders[0]?._id ?? '',
    note: upiNote,
    words: (amount, upiId) => ({
      alt: statementWords.paper.codeAlt(amount, upiId),
      picture: upiNote,
    }),
    fileName: 'upi-account.png',
  });
  const Ways = payment.isMerchant ? MerchantWays : PersonalWays;
  return (
    <PayFrame title={payTexts.title} amount={payment.amount} hasFocus>
      <p>{accountTexts.writeNote(upiNote)}</p>
      <Ways payment={payment} isWide={isWide} />
    </PayFrame>
  );
}
