import { mailLink, telephoneLink, whatsappLink } from '@dalan/contract/contact-links';
import { openingHours } from '@dalan/contract/shop';
import type { Shop } from '@dalan/contract/shop';
import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
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
              <Wordmark name={shop.name} ground="on-dark" />
            </Link>
            <p lang={shop.isTaglineEnglish && 'en'} className="mt-4 max-w-[34ch] text-peeth-200">
              {shop.tagline}
            </p>
          </div>
          <nav aria-label="Quick Links">
            <h2 className="caps">Quick Links</h2>
            <ul>
              {quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <address>
            <h2 className="caps">Contact</h2>
            <p className="contact-line">
              <Icon name="pin" />
              {shop.address}
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
            <h2 className="caps">Follow</h2>
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
          <p>
            © {year} {shop.name}. All rights reserved.
          </p>
          <p>FSSAI Lic. No. {shop.fssaiLicence}</p>
        </div>
      </div>
    </footer>
  );
}
