import type { Product } from '@dalan/contract/catalog';
import { formatRupees } from '@dalan/contract/money';
import type { ReactNode } from 'react';

import { logInTexts } from './log-in.texts.en.ts';
import './requested-flour.css';

type RequestedFlourProps = {
  flour: Pick<Product, 'name' | 'nameMr' | 'pricePerKg'> & { isMarathiCut: boolean };
  picture: ReactNode;
  isToBuy: boolean;
};

/** The flour that the visitor tapped, and why they must log in first. */
export function RequestedFlour({ flour, picture, isToBuy }: RequestedFlourProps) {
  const { name, nameMr, isMarathiCut, pricePerKg } = flour;
  return (
    <div className="asked-flour">
      {picture}
      <div>
        <h2>{name}</h2>
        {nameMr && (
          <p lang="mr" className={isMarathiCut ? undefined : 'font-marathi'}>
            {nameMr}
          </p>
        )}
        <p>
          <b>{formatRupees(pricePerKg)}</b> <small>{logInTexts.perKg}</small>
        </p>
      </div>
      <p>{isToBuy ? logInTexts.logInToBuy : logInTexts.logInToSee}</p>
    </div>
  );
}
