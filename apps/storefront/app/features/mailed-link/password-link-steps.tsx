import { passwordTexts } from '@dalan/contract/people/passwords';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { FormPage } from '../../ui/form/form-page.tsx';
import { AskForLinkForm } from './ask-for-link-form.tsx';
import type { AskedFor } from './ask-for-link-form.tsx';
import { LinkSent, NoMail } from './link-sent.tsx';
import { mailedLinkTexts } from './mailed-link.texts.ts';

type FrameProps = {
  title: string;
  isNextStep?: boolean;
  canLogIn?: boolean;
  children: ReactNode;
};

/** The frame of every page around a mailed link. */
export function MailedLinkPage({ canLogIn = true, children, ...heading }: FrameProps) {
  return (
    <FormPage
      {...heading}
      ground="neel"
      sloganMr={mailedLinkTexts.eyebrow}
      slogan={mailedLinkTexts.slogan}
      {...(canLogIn && {
        alternative: { label: passwordTexts.backToLogIn, to: shopPaths.logIn },
      })}
    >
      {children}
    </FormPage>
  );
}

type AskForLinkProps = {
  title: string;
  lead: string;
  label: string;
  email?: string;
  phone: string;
  isNextStep?: boolean;
};

/** Asks for the email, then says what happens next. */
export function AskForLink(props: AskForLinkProps) {
  const { title, lead, label, email = '', phone, isNextStep = false } = props;
  const [asked, setAsked] = useState<AskedFor>();
  if (asked?.sendsMail === false) {
    return (
      <MailedLinkPage title={mailedLinkTexts.noMailTitle} isNextStep>
        <NoMail phone={phone} />
      </MailedLinkPage>
    );
  }
  if (asked !== undefined) {
    return (
      <MailedLinkPage title={passwordTexts.sentTitle} isNextStep>
        <LinkSent email={asked.email} phone={phone} />
      </MailedLinkPage>
    );
  }
  return (
    <MailedLinkPage title={title} isNextStep={isNextStep}>
      <p className="mt-3 text-large text-basalt-700">{lead}</p>
      <AskForLinkForm key={email} email={email} label={label} onAsked={setAsked} />
    </MailedLinkPage>
  );
}

/** Shown for a link that is used, too old or cut off. The customer can ask for a new one here. */
export function EndedLink({ phone, isNextStep }: { phone: string; isNextStep: boolean }) {
  return (
    <AskForLink
      title={passwordTexts.expiredTitle}
      lead={passwordTexts.expired}
      label={passwordTexts.sendNew}
      phone={phone}
      isNextStep={isNextStep}
    />
  );
}
