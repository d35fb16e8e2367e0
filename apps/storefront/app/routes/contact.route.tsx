import { openingHours } from '@dalan/contract/shop';

import { ContactClosing } from '../features/contact/contact-closing.tsx';
import { ContactHero } from '../features/contact/contact-hero.tsx';
import { ContactInformation } from '../features/contact/contact-information.tsx';
import { ContactMessage } from '../features/contact/contact-message.tsx';
import { StoreMap } from '../features/contact/store-map.tsx';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { stylesheets } from '../lib/stylesheets.ts';
import { useShop } from '../lib/use-shop.ts';
import contactStyles from '../styles/contact.css?url';
import formsStyles from '../styles/forms.css?url';
import storeMapStyles from '../styles/store-map.css?url';
import type { Route } from './+types/contact.route';

export const links: Route.LinksFunction = () =>
  stylesheets(formsStyles, contactStyles, storeMapStyles);

export function meta({ matches }: Route.MetaArgs) {
  const { shop } = matches[0].loaderData;
  return pageMeta(
    matches,
    'Contact',
    `Write to us, call ${shop.phone}, or come by: ${shop.address}. Open ${openingHours(shop)}.`,
    '/contact',
  );
}

export default function Contact() {
  const { shop } = useShop();
  return (
    <>
      <ContactHero />
      <div className="wrap contact-columns">
        <ContactMessage />
        <ContactInformation shop={shop} />
      </div>
      <StoreMap shop={shop} />
      <ContactClosing />
    </>
  );
}
