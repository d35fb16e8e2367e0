import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { RetryButton } from '../../../ui/buttons/retry-button.tsx';
import { accountPaymentTexts as texts } from '../accounts-texts.ts';
import { accountQuery } from '../use-accounts.ts';
import { ChoosePayer } from './choose-payer.tsx';
import { PaymentForm } from './payment-form.tsx';

const WIDTH = 820;

type Payer = { _id: string; name: string };
type PaymentDialogProps = {
  /** Undefined: the dialog asks whose payment it is. */
  payer: Payer | undefined;
  state: DialogState;
};

/** Money of a customer, spread over their oldest open orders. */
export function PaymentDialog({ payer, state }: PaymentDialogProps) {
  const [chosen, setChosen] = useState(payer);
  if (chosen === undefined) return <ChoosePayer state={state} onChoose={setChosen} />;
  return <Loaded payer={chosen} state={state} />;
}

function Loaded({ payer, state }: { payer: Payer; state: DialogState }) {
  const { data, isError, refetch } = useQuery(accountQuery(payer._id));
  if (data) return <PaymentForm answer={data} state={state} />;
  return (
    <DialogFrame {...state} title={texts.title} about={payer.name} width={WIDTH} isOnlyText>
      {isError || data === null ? (
        <ErrorAlert action={<RetryButton variant="outlined" onRetry={() => void refetch()} />}>
          {texts.failed}
        </ErrorAlert>
      ) : (
        <LateSkeleton height={280} />
      )}
    </DialogFrame>
  );
}
