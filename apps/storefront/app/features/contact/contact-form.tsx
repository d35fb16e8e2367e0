import { contactDetailLimits } from '@dalan/contract/contact/contact-details';
import { contactChecks, contactLimits } from '@dalan/contract/contact/contact';
import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { Field, TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { contactFailure } from './contact-failure.ts';
import { ContactResult } from './contact-result.tsx';
import type { ContactResultProps } from './contact-result.tsx';
import { contactFormTexts } from './contact.texts.ts';
import './contact.css';

/** `website` is a honeypot: people do not see the field. */
const empty = { name: '', email: '', subject: '', message: '', website: '' };

export function ContactForm({ onAgain }: { onAgain: () => void }) {
  const isReady = useIsHydrated();
  const [result, setResult] = useState<ContactResultProps['result']>();
  const [hasReturned, setHasReturned] = useState(false);
  const { values, errors, isSending, formProps } = useCheckedForm({
    initial: empty,
    check: ({ name, email, subject, message }) => ({
      name: contactChecks.name(name),
      email: contactChecks.email(email),
      subject: contactChecks.subject(subject),
      message: contactChecks.message(message),
    }),
    send: async (typed) => {
      try {
        const { ticket } = await browserClient.call('sendContactMessage', { body: typed });
        setResult({ ticket });
      } catch (error) {
        setResult({ failure: contactFailure(error) });
      }
      return undefined;
    },
  });

  function goBack(): void {
    if (result && !('failure' in result)) {
      onAgain();
      return;
    }
    setResult(undefined);
    setHasReturned(true);
  }

  if (result) return <ContactResult result={result} onBack={goBack} />;
  const typedCount = values.message.length;
  return (
    <form {...formProps} className="contact-form">
      <div className="field-pair">
        <Field
          name="name"
          label={contactFormTexts.name}
          placeholder={contactFormTexts.namePlaceholder}
          autoComplete="name"
          maxLength={contactLimits.nameMax}
          defaultValue={values.name}
          autoFocus={hasReturned}
          error={errors.name}
        />
        <Field
          name="email"
          label={contactFormTexts.email}
          type="email"
          placeholder={contactFormTexts.emailPlaceholder}
          autoComplete="email"
          maxLength={contactDetailLimits.emailMax}
          defaultValue={values.email}
          error={errors.email}
        />
      </div>
      <Field
        name="subject"
        label={contactFormTexts.subject}
        placeholder={contactFormTexts.subjectPlaceholder}
        maxLength={contactLimits.subjectMax}
        defaultValue={values.subject}
        error={errors.subject}
      />
      <TextField
        name="message"
        label={contactFormTexts.message}
        placeholder={contactFormTexts.messagePlaceholder}
        aside={typedCount > 0 && contactFormTexts.typed(typedCount, contactLimits.messageMax)}
        rows={contactLimits.rows}
        maxLength={contactLimits.messageMax}
        defaultValue={values.message}
        error={errors.message}
      />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="website">Website</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <SubmitButton
        label={contactFormTexts.send}
        busyLabel={contactFormTexts.sending}
        isSending={isSending}
        isReady={isReady}
        className="button-large"
      />
    </form>
  );
}
