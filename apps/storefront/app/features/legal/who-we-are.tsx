import { mailLink, telephoneLink } from '@dalan/contract/contact/contact-links';
import type { Shop } from '@dalan/contract/settings/shop';

import { langOfShop, shopName } from '../../lib/shop-words.ts';
import { whoWeAreTexts } from './legal.texts.ts';
import '../../ui/facts.css';
import './who-we-are.css';

type WhoWeAreProps = {
  shop: Shop;
  /** True on the contact page, which has the address, the phone and its own headings already. */
  isUnderContact?: boolean;
};

/** Who answers for the shop, in the form that the law asks for. */
export function WhoWeAre({ shop, isUnderContact = false }: WhoWeAreProps) {
  const Title = isUnderContact ? 'p' : 'h2';
  const { grievancePhone, grievanceEmail } = shop;
  return (
    <section className="legal-block" aria-labelledby="who-we-are">
      <Title id="who-we-are" className="legal-block-title">
        {whoWeAreTexts.heading}
      </Title>
      <dl className="facts">
        <div>
          <dt>{whoWeAreTexts.name}</dt>
          <dd>{whoWeAreTexts.mill(shopName(shop))}</dd>
        </div>
        {!isUnderContact && (
          <>
            <div>
              <dt>{whoWeAreTexts.address}</dt>
              <dd lang={langOfShop(shop, 'address')}>{shop.address}</dd>
            </div>
            <div>
              <dt>{whoWeAreTexts.phone}</dt>
              <dd>
                <a
                  href={telephoneLink(shop.phone)}
                  className="link inline-flex min-h-11 items-center"
                >
                  {shop.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt>{whoWeAreTexts.email}</dt>
              <dd>
                <a href={mailLink(shop.email)} className="link inline-flex min-h-11 items-center">
                  {shop.email}
                </a>
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>FSSAI</dt>
          <dd>{shop.fssaiLicence}</dd>
        </div>
        <div>
          <dt>GSTIN</dt>
          <dd>{shop.gstin || whoWeAreTexts.notRegistered}</dd>
        </div>
        <div>
          <dt>{whoWeAreTexts.grievanceOfficer}</dt>
          <dd>
            <span lang={langOfShop(shop, 'grievanceOfficer')}>{shop.grievanceOfficer}</span>
            {whoWeAreTexts.stop} {whoWeAreTexts.complaints}
            {grievancePhone && (
              <a href={telephoneLink(grievancePhone)} className="link grievance-link">
                {grievancePhone}
              </a>
            )}
            {grievanceEmail && (
              <a href={mailLink(grievanceEmail)} className="link grievance-link">
                {grievanceEmail}
              </a>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
