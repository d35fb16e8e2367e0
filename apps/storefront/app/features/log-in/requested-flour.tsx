import type { Product } from '@dalan/contract/catalog/catalog';
import { formatRupees } from '@dalan/contract/money/money';
import type { ReactNode } from 'react';

import { shownName } from '../../lib/language/shown-name.ts';
import { logInTexts } from './log-in.texts.ts';
import './requested-flour.css';

type RequestedFlourProps = {
  flour: Pick<Product, 'name' | 'nameMr' | 'nameHi' | 'pricePerKg'>;
  picture: ReactNode;
  isToBuy: boolean;
};

/** The flour that the visitor tapped, and why they must log in first. */
export function RequestedFlour({ flour, picture, isToBuy }: RequestedFlourProps) {
  const { lead, below } = shownName(flour);
  return (
    <div className="asked-flour">
      {picture}
      <div>
        <h2 lang={lead.lang}>{lead.text}</h2>
        {below && <p lang={below.lang}>{below.text}</p>}
        <p>
          <b>{formatRupees(flour.pricePerKg)}</b> <small>{logInTexts.perKg}</small>
        </p>
      </div>
      <p>{isToBuy ? logInTexts.logInToBuy : logInTexts.logInToSee}</p>
    </div>
  );
}
