import type { Shop } from '@dalan/contract/shop';
import { Link } from 'react-router';

import { privacyTexts } from './privacy-texts.ts';
import { WhoWeAre } from './who-we-are.tsx';
import '../../ui/facts.css';
import './privacy-page.css';

export function PrivacyPage({ shop }: { shop: Shop }) {
  const { title, asOf, kept, seen, onPhone, rights } = privacyTexts;
  return (
    <div className="legal">
      <h1>{title}</h1>
      <p className="legal-date">{asOf}</p>
      <h2>{kept.heading}</h2>
      <ul>
        {kept.list.map(({ what, why }) => (
          <li key={what}>
            <b>{what}</b> {why}
          </li>
        ))}
      </ul>
      <h2>{seen.heading}</h2>
      <p>{seen.text}</p>
      <h2>{onPhone.heading}</h2>
      <p>{onPhone.text}</p>
      <h2>{rights.heading}</h2>
      <p>
        {rights.before}{' '}
        <Link to="/profile" className="link">
          {rights.link}
        </Link>
        . {rights.after}
      </p>
      <WhoWeAre shop={shop} />
    </div>
  );
}
