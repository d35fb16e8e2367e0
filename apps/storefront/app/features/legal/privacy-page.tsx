import type { Shop } from '@dalan/contract/settings/shop';
import { Link } from 'react-router';

import type { LegalContent } from './legal-content.rules.ts';
import { LegalParts } from './legal-parts.tsx';
import { legalPageTexts } from './legal.texts.ts';
import { privacyTexts } from './privacy.texts.ts';
import { WhoWeAre } from './who-we-are.tsx';
import './legal-page.css';

type PrivacyPageProps = { content: LegalContent; shop: Shop };

/** What the shop keeps is our text, since the software decides it. The owner's text is added. */
export function PrivacyPage({ content, shop }: PrivacyPageProps) {
  const { title, kept, seen, onPhone, rights } = privacyTexts;
  const asOf = content.asOf === null ? privacyTexts.asOf : legalPageTexts.asOf(content.asOf);
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
        {rights.before}
        <Link to="/profile" className="link">
          {rights.link}
        </Link>
        {rights.after}
      </p>
      <LegalParts parts={content.parts} lang={content.lang} />
      <WhoWeAre shop={shop} />
    </div>
  );
}
