import { mailLink, telephoneLink, whatsappLink } from '@dalan/contract/contact/contact-links';
import type { Shop } from '@dalan/contract/settings/shop';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { CopyButton } from '../../ui/clipboard/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { isOpenAt } from '../../lib/opening-hours.rules.ts';
import { langOfShop } from '../../lib/shop-words.ts';
import { contactPageTexts } from './contact.texts.ts';
import './contact.css';

export function ContactInformation({ shop }: { shop: Shop }) {
  const address = contactPageTexts.fullAddress(shop.address);
  return (
    <section aria-labelledby="contact-information" className="on-dark contact-information">
      <h2 id="contact-information" className="text-h2">
        {contactPageTexts.information}
      </h2>
      <dl>
        <Detail icon="pin" name={contactPageTexts.address}>
          <span lang={langOfShop(shop, 'address')}>{address}</span>
          <CopyButton
            text={address}
            label={contactPageTexts.copyAddress}
            copied={contactPageTexts.addressCopied}
          />
        </Detail>
        <Detail icon="phone" name={contactPageTexts.phone}>
          <a href={telephoneLink(shop.phone)}>{shop.phone}</a>
          {shop.whatsapp && (
            <a href={whatsappLink(shop.whatsapp)} rel="noreferrer">
              WhatsApp
            </a>
          )}
        </Detail>
        <Detail icon="mail" name={contactPageTexts.email}>
          <a href={mailLink(shop.email)}>{shop.email}</a>
        </Detail>
        <Detail icon="clock" name={contactPageTexts.businessHours}>
          {contactPageTexts.everyDay}
          <br />
          {contactPageTexts.hours(shop.openFrom, shop.openTo)}
          <OpenNow shop={shop} />
        </Detail>
        <Detail icon="person" name={contactPageTexts.grievanceOfficer}>
          <span lang={langOfShop(shop, 'grievanceOfficer')}>{shop.grievanceOfficer}</span>
          <small>{contactPageTexts.answerTime}</small>
        </Detail>
      </dl>
    </section>
  );
}

const MINUTE_MS = 60_000;

function everyMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Computed in the browser, since the HTML is cached. */
function OpenNow({ shop }: { shop: Shop }) {
  const text = useSyncExternalStore(
    everyMinute,
    () => (isOpenAt(new Date(), shop) ? contactPageTexts.openNow : contactPageTexts.closedNow),
    () => '\u00a0',
  );
  return <small>{text}</small>;
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
