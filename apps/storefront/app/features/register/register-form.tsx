import {
  accountLimits,
  accountTexts,
  checkAddress,
  checkConfirmation,
  checkName,
  checkNewPassword,
  DEFAULT_PROFILE_IMG,
} from '@dalan/contract/people/accounts';
import { checkPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import { checkEmail } from '@dalan/contract/contact/email';
import { Link } from 'react-router';

import { browserClient } from '../../lib/api/browser-client.ts';
import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { writeRegisteredUser } from '../../lib/session/stored-session.ts';
import { Field, TextField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { EasyPasswordHint } from './easy-password-hint.tsx';
import { registrationRefusal } from './registration-refusal.ts';
import { registerTexts } from './register.texts.ts';

const empty = { name: '', phone: '', email: '', address: '', password: '', confirmation: '' };

/** The form stays busy until `onRegistered` has opened the next page. */
type RegisterFormProps = { onRegistered: (email: string) => Promise<void> };

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const isReady = useIsHydrated();
  const { values, errors, refusal, isSending, formProps } = useCheckedForm({
    initial: empty,
    check: ({ name, phone, email, address, password, confirmation }) => ({
      name: checkName(name),
      phone: checkPhone(phone),
      email: checkEmail(email),
      address: checkAddress(address),
      password: checkNewPassword(password),
      confirmation: checkConfirmation(password, confirmation),
    }),
    send: async ({ confirmation: _, ...typed }) => {
      const email = typed.email.trim();
      const body = {
        ...typed,
        email,
        name: typed.name.trim(),
        phone: phoneDigits(typed.phone),
        profileImg: DEFAULT_PROFILE_IMG,
        language: pageLanguage,
      };
      try {
        const { user } = await browserClient.call('register', { body });
        writeRegisteredUser(user);
      } catch (error) {
        return registrationRefusal(error);
      }
      await onRegistered(email);
      return undefined;
    },
  });
  const { password, confirmation } = values;
  // The confirmation is checked live, but a matching beginning is not an error yet.
  const isDifferent = confirmation !== '' && !password.startsWith(confirmation);
  return (
    <form {...formProps}>
      {refusal && <Notice tone="failed">{refusal}</Notice>}
      <Field
        name="name"
        label={registerTexts.name}
        autoComplete="name"
        maxLength={accountLimits.nameMax}
        error={errors.name}
      />
      <div className="field-pair field-pair-phone">
        <PhoneField
          name="phone"
          label={registerTexts.phone}
          typed={values.phone}
          length={accountLimits.phoneDigits}
          digitsOf={phoneDigits}
          error={errors.phone}
        />
        <Field
          name="email"
          label={registerTexts.email}
          type="email"
          autoComplete="username"
          maxLength={accountLimits.emailMax}
          error={errors.email}
        />
      </div>
      <TextField
        name="address"
        label={
          <>
            {registerTexts.address} <small>{registerTexts.optional}</small>
          </>
        }
        rows={2}
        autoComplete="street-address"
        maxLength={accountLimits.addressMax}
        error={errors.address}
      />
      <div className="field-pair">
        <PasswordField
          name="password"
          label={registerTexts.password}
          autoComplete="new-password"
          error={errors.password}
          note={<EasyPasswordHint password={password} />}
        />
        <PasswordField
          name="confirmation"
          label={registerTexts.confirmation}
          autoComplete="new-password"
          error={isDifferent ? accountTexts.passwordsDiffer : errors.confirmation}
          note={<PasswordsMatch isShown={confirmation !== '' && confirmation === password} />}
        />
      </div>
      <p className="text-small text-basalt-700">
        {registerTexts.consent}{' '}
        <Link to="/privacy" className="link">
          {registerTexts.privacy}
        </Link>
      </p>
      <SubmitButton
        label={registerTexts.title}
        busyLabel={registerTexts.sending}
        isSending={isSending}
        isReady={isReady}
        className="button-large"
      />
    </form>
  );
}

/** The live region must exist before its text, or screen readers miss it. */
function PasswordsMatch({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <p className="field-word text-paan-700">
          <Icon name="check" />
          {registerTexts.passwordsMatch}
        </p>
      )}
    </div>
  );
}
