import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Payment } from '@dalan/contract/settings/settings';
import { FieldError } from '../../../ui/form/field-error.tsx';
import {
  SettingsFrame,
  SettingsLoader,
  SettingsSection,
  TextSetting,
  useSettingsForm,
} from '../framework/index.ts';
import type { SettingsForm, Version } from '../framework/index.ts';
import { checkPayment, paymentFields } from './payment-fields.ts';
import { paymentTexts } from './payment-texts.ts';

export function PaymentPage() {
  return (
    <SettingsLoader page="payment">{(current) => <PaymentForm current={current} />}</SettingsLoader>
  );
}

function PaymentForm({ current }: { current: Version<Payment> }) {
  const form = useSettingsForm({ current, fieldsOf: paymentFields, check: checkPayment });
  return (
    <SettingsFrame form={form}>
      <SettingsSection title={paymentTexts.cash} about={paymentTexts.cashAbout} />
      <SettingsSection title={paymentTexts.upi} about={paymentTexts.upiAbout}>
        <TextSetting
          form={form}
          name="upiId"
          placeholder="name@bank"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          sx={{ maxWidth: 420 }}
        />
      </SettingsSection>
      <SettingsSection title={paymentTexts.wallets} about={paymentTexts.walletsAbout}>
        <Wallets form={form} />
      </SettingsSection>
    </SettingsFrame>
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
