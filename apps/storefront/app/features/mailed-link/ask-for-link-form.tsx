import { accountLimits } from '@dalan/contract/people/accounts';
import { checkEmail } from '@dalan/contract/contact/email';
import { passwordTexts } from '@dalan/contract/people/passwords';

import { browserClient } from '../../lib/api/browser-client.ts';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { mailedLinkTexts } from './mailed-link.texts.ts';

/** The email that was typed, and whether this shop can send mail. */
export type AskedFor = { email: string; sendsMail: boolean };

type AskForLinkFormProps = { email?: string; label: string; onAsked: (asked: AskedFor) => void };

export function AskForLinkForm({ email = '', label, onAsked }: AskForLinkFormProps) {
  const isReady = useIsHydrated();
  const { errors, refusal, isSending, formProps } = useCheckedForm({
    initial: { email },
    check: (typed) => ({ email: checkEmail(typed.email) }),
    send: async (typed) => {
      const body = { email: typed.email.trim() };
      try {
        const { sendsMail } = await browserClient.call('askForNewPassword', { body });
        onAsked({ ...body, sendsMail });
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    },
  });
  return (
    <form {...formProps}>
      {refusal && <Notice tone="failed">{refusal}</Notice>}
      <Field
        name="email"
        label={mailedLinkTexts.email}
        type="email"
        autoComplete="username"
        maxLength={accountLimits.emailMax}
        defaultValue={email}
        error={errors.email}
      />
      <SubmitButton
        label={label}
        busyLabel={passwordTexts.sending}
        isSending={isSending}
        isReady={isReady}
        className="button-large"
      />
    </form>
  );
}
