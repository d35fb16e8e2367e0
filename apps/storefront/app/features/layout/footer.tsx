import { mailLink, telephoneLink, whatsappLink } from '@dalan/contract/contact/contact-links';
import { openingHours } from '@dalan/contract/settings/shop';
import type { Shop } from '@dalan/contract/settings/shop';
import { Link } from 'react-router';

import { langOfShop, shopName } from '../../lib/shop-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { layoutTexts } from './layout.texts.ts';
import { quickLinks } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';
import './footer.css';

export function Footer({ shop, year }: { shop: Shop; year: number }) {
  const social = [
    { href: shop.instagram, label: 'Instagram' },
    { href: shop.facebook, label: 'Facebook' },
    { href: shop.whatsapp && whatsappLink(shop.whatsapp), label: 'WhatsApp' },
  ];
  return (
    <footer className="on-dark footer">
      <img
        src="/art/stone-outline.svg"
        alt=""
        width={640}
        height={640}
        loading="lazy"
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
        className="footer-stone"
      />
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Link to="/" className="wordmark">
              <Wordmark name={shopName(shop)} ground="on-dark" />
            </Link>
            <p lang={langOfShop(shop, 'tagline')} className="mt-4 max-w-[34ch] text-peeth-200">
              {shop.tagline}
            </p>
          </div>
          <nav aria-label={layoutTexts.quickLinks}>
            <h2 className="caps">{layoutTexts.quickLinks}</h2>
            <ul>
              {quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <address>
            <h2 className="caps">{layoutTexts.contact}</h2>
            <p className="contact-line">
              <Icon name="pin" />
              <span lang={langOfShop(shop, 'address')}>{shop.address}</span>
            </p>
            <a className="contact-line" href={telephoneLink(shop.phone)}>
              <Icon name="phone" />
              {shop.phone}
            </a>
            <a className="contact-line" href={mailLink(shop.email)}>
              <Icon name="mail" />
              {shop.email}
            </a>
            <p className="contact-line">
              <Icon name="clock" />
              {openingHours(shop)}
            </p>
          </address>
          <div>
            <h2 className="caps">{layoutTexts.follow}</h2>
            <ul>
              {social.map(
                ({ href, label }) =>
                  href && (
                    <li key={label}>
                      <a href={href} rel="noreferrer">
                        {label}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </div>
        </div>
        <div className="footer-end">
          <p>{layoutTexts.rights(year, shopName(shop))}</p>
          <p>{layoutTexts.fssaiLicence(shop.fssaiLicence)}</p>
        </div>
      </div>
    </footer>
  );
}
