import { ApiError, NoAnswer } from '@dalan/contract/client';
import {
  checkUpiReference,
  paymentLimits,
  upiReferenceOf,
} from '@dalan/contract/payments/payments';
import type { Order } from '@dalan/contract/orders/orders';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { languageQuery } from '../../../lib/language/language-query.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { payTexts } from './pay.texts.ts';

type ClaimFormProps = {
  order: Order;
  onClaimed: (order: Order) => void;
  onOutdated: () => void;
  onCancel: () => void;
};

function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  const isRefused = error instanceof ApiError && error.status < 500;
  return (isRefused ? error.serverMessage : undefined) ?? payTexts.tellFailed;
}

export function ClaimForm({ order, onClaimed, onOutdated, onCancel }: ClaimFormProps) {
  const handleSessionEnd = useHandleSessionEnd();
  const [reference, setReference] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [isWrong, setIsWrong] = useState(false);
  const digits = upiReferenceOf(reference).replace(/\D/g, '').length;

  async function tell(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (checkUpiReference(reference) !== undefined) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
    setIsSending(true);
    setFailure(undefined);
    try {
      const body = { reference: upiReferenceOf(reference) };
      const request = { params: { id: order._id }, query: languageQuery, body };
      onClaimed(await browserClient.call('claimPayment', request));
    } catch (error) {
      setIsSending(false);
      if (handleSessionEnd(error)) return;
      setFailure(reasonOf(error));
      if (error instanceof ApiError && error.code === 'PAYMENT_REFUSED') onOutdated();
    }
  }

  return (
    <form onSubmit={(event) => void tell(event)} className="pay-steps">
      {failure !== undefined && <Notice tone="failed">{failure}</Notice>}
      <Field
        ref={field}
        name="reference"
        label={
          <>
            {payTexts.reference} <small>{payTexts.optional}</small>
          </>
        }
        aside={digits > 0 && payTexts.digits(digits, paymentLimits.upiReferenceLength)}
        error={isWrong ? payTexts.referenceHint : undefined}
        note={!isWrong && <p className="pay-small">{payTexts.referenceHint}</p>}
        value={reference}
        onChange={(event) => {
          setReference(event.currentTarget.value);
          setIsWrong(false);
        }}
        maxLength={paymentLimits.referenceMax}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="pay-buttons">
        <button
          type="submit"
          aria-disabled={isSending || undefined}
          className="button button-primary"
        >
          {isSending ? payTexts.telling : payTexts.tell}
        </button>
        <button type="button" onClick={onCancel} className="button">
          {payTexts.cancel}
        </button>
      </div>
    </form>
  );
}
