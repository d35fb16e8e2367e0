import { openingHours } from '@dalan/contract/settings/shop';

import { ContactClosing } from '../features/contact/contact-closing.tsx';
import { ContactHero } from '../features/contact/contact-hero.tsx';
import { ContactInformation } from '../features/contact/contact-information.tsx';
import { ContactMessage } from '../features/contact/contact-message.tsx';
import { contactPageTexts } from '../features/contact/contact.texts.ts';
import { StoreMap } from '../features/contact/store-map.tsx';
import { WhoWeAre } from '../features/legal/who-we-are.tsx';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { useShop } from '../lib/use-shop.ts';
import type { Route } from './+types/contact.route';

export function meta({ matches }: Route.MetaArgs) {
  const { shop } = matches[0].loaderData;
  return pageMeta(
    matches,
    contactPageTexts.title,
    contactPageTexts.description(shop, openingHours(shop)),
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
      <div className="wrap pb-12 md:pb-22">
        <WhoWeAre shop={shop} isUnderContact />
      </div>
      <ContactClosing />
    </>
  );
}
