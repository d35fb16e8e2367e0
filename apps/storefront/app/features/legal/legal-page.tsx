import type { Shop } from '@dalan/contract/settings/shop';
import type { ReactNode } from 'react';

import type { LegalContent } from './legal-content.rules.ts';
import { LegalParts } from './legal-parts.tsx';
import { legalPageTexts } from './legal.texts.ts';
import { WhoWeAre } from './who-we-are.tsx';
import './legal-page.css';

type LegalPageProps = {
  content: LegalContent;
  shop: Shop;
  /** Sections that do not come from the owner's text. */
  children?: ReactNode;
};

export function LegalPage({ content, shop, children }: LegalPageProps) {
  const { title, asOf, parts, lang } = content;
  return (
    <div className="legal">
      <h1>{title}</h1>
      {asOf && <p className="legal-date">{legalPageTexts.asOf(asOf)}</p>}
      {children}
      <LegalParts parts={parts} lang={lang} />
      <WhoWeAre shop={shop} />
    </div>
  );
}
