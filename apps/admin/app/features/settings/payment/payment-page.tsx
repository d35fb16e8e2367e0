import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Payment } from '@dalan/contract/settings/settings';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import {
  SettingsFrame,
  SettingsLoader,
  SettingsSection,
  TextSetting,
  useSettingsForm,
} from '../framework/index.ts';
import type { SettingsForm, Version } from '../framework/index.ts';
import {
  checkPayment,
  isMerchant,
  paymentFields,
  typedCode,
  withCode,
  withKind,
} from './payment-fields.ts';
import { paymentTexts } from './payment-texts.ts';

export function PaymentPage() {
  return (
    <SettingsLoader page="payment">{(current) => <PaymentForm current={current} />}</SettingsLoader>
  );
}

const loadParts = () => import('./bank-code-parts.ts');
type Parts = Awaited<ReturnType<typeof loadParts>>;

function PaymentForm({ current }: { current: Version<Payment> }) {
  const [parts, setParts] = useState<Parts>();
  const form = useSettingsForm({
    current,
    fieldsOf: paymentFields,
    check: (payment) => checkPayment(payment, parts?.checkUpiSettings),
  });
  const toast = useToast();
  const isNeeded = isMerchant(form.document) && parts === undefined;
  const showFailure = useEffectEvent((error: unknown) => {
    toast.fail(error instanceof Error ? error.message : String(error));
  });
  useEffect(() => {
    if (isNeeded) loadChunk(loadParts).then(setParts, showFailure);
  }, [isNeeded]);
  return (
    <SettingsFrame form={form}>
      <SettingsSection title={paymentTexts.cash} about={paymentTexts.cashAbout} />
      <SettingsSection title={paymentTexts.upi} about={paymentTexts.upiAbout}>
        <Upi form={form} BankCodeFields={parts?.BankCodeFields} />
      </SettingsSection>
      <SettingsSection title={paymentTexts.wallets} about={paymentTexts.walletsAbout}>
        <Wallets form={form} />
      </SettingsSection>
    </SettingsFrame>
  );
}

const kinds = [
  { value: 'personal', text: paymentTexts.personal },
  { value: 'merchant', text: paymentTexts.merchant },
] as const;

type UpiProps = {
  form: SettingsForm<Payment>;
  BankCodeFields: Parts['BankCodeFields'] | undefined;
};

function Upi({ form, BankCodeFields }: UpiProps) {
  const kind = isMerchant(form.document) ? 'merchant' : 'personal';
  return (
    <>
      <Box sx={{ maxWidth: 640, mb: 4 }}>
        <ChoiceList
          legend={paymentTexts.kind}
          choices={kinds}
          value={kind}
          hasFocus={false}
          onChange={(chosen) => form.set(withKind(chosen, form.base.document))}
        />
        <Box component="p" sx={{ mt: 2, mb: 0, color: 'text.secondary' }}>
          {paymentTexts.about[kind]}
        </Box>
      </Box>
      {kind === 'merchant' ? (
        BankCodeFields && (
          <BankCodeFields
            typed={typedCode(form.document)}
            problem={form.errors['upiCode'] ?? form.errors['upiId']}
            onTyped={(text, upiId) => form.set(withCode(text, upiId))}
          />
        )
      ) : (
        <TextSetting
          form={form}
          name="upiId"
          placeholder="name@bank"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          sx={{ maxWidth: 420 }}
        />
      )}
    </>
  );
}

function Wallets({ form }: { form: SettingsForm<Payment> }) {
  const { wallets } = form.document;
  const [typed, setTyped] = useState(wallets.join('\n'));
  // After Discard, or with another person's version, the typed text no longer stands for the list.
  if (linesOf(typed).join('\n') !== wallets.join('\n')) setTyped(wallets.join('\n'));
  const problem = form.errors['wallets'];
  return (
    <TextField
      id="wallets"
      label={paymentTexts.wallets}
      multiline
      minRows={2}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        form.set({ wallets: linesOf(event.target.value) });
      }}
      error={problem !== undefined}
      helperText={problem && <FieldError text={problem} />}
      sx={{ maxWidth: 420 }}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
