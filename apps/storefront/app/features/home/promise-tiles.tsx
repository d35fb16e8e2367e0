import { promises } from '@dalan/contract/settings/shop';
import type { ReactNode } from 'react';

import { usePromiseWords } from '../../lib/delivery-rule/use-promise-words.ts';
import { homeTexts } from './home.texts.ts';
import './promise-tiles.css';

type Tile = {
  title: string;
  text: string;
  powder: string;
  drawing: ReactNode;
};

const clock = (
  <>
    <circle
      cx="32"
      cy="32"
      r="27"
      strokeWidth="4"
      strokeDasharray="2.6 4.469"
      strokeDashoffset="1.3"
      strokeLinecap="butt"
    />
    <path d="M32 4v5.5M32 54.5v5.5M4 32h5.5M54.5 32h5.5" />
  </>
);

const tiles: readonly Tile[] = [
  {
    title: homeTexts.quality,
    text: homeTexts.qualityText,
    powder: 'haldi',
    drawing: (
      <>
        <circle cx="32" cy="32" r="29" strokeWidth="5.4" strokeDasharray="0 9.11" />
        <path d="M32 10C46 22 46 42 32 54C18 42 18 22 32 10Z" fill="currentColor" />
        <path d="M32 18V46" stroke="var(--powder)" />
      </>
    ),
  },
  {
    title: homeTexts.milling,
    text: homeTexts.millingText,
    powder: 'paan',
    drawing: (
      <>
        <circle cx="32" cy="32" r="24" fill="currentColor" />
        <circle cx="32" cy="32" r="3" stroke="var(--powder)" strokeWidth="6" />
        <path
          d="M32 13v8M32 43v8M13 32h8M43 32h8M18.6 18.6l5.6 5.6M39.8 39.8l5.6 5.6M24.2 39.8l-5.6 5.6"
          stroke="var(--powder)"
        />
        <circle cx="48" cy="20" r="5" fill="var(--powder)" strokeWidth="3" />
        <path d="M52 6A32 32 0 0 1 62 22M62 22l-6-3M62 22l1.5-7" />
      </>
    ),
  },
  {
    title: homeTexts.delivery,
    text: promises.fastDelivery,
    powder: 'neel',
    drawing: (
      <>
        {clock}
        <text x="32" y="41" textAnchor="middle" fill="currentColor">
          24
        </text>
      </>
    ),
  },
  {
    title: promises.payment,
    text: homeTexts.paymentText,
    powder: 'kumkum',
    drawing: (
      <>
        <path d="M5.3 15.3h53.4v31.4H5.3Z" fill="currentColor" />
        <path d="M4 54H60" strokeDasharray="0 6" />
        <path
          d="M11 21H53M11 41H53"
          stroke="var(--powder)"
          strokeWidth="4"
          strokeDasharray="0 41.9"
        />
        <text x="32" y="40.5" textAnchor="middle" fill="var(--powder)">
          ₹
        </text>
      </>
    ),
  },
];

/** With the delivery rule on, the promised day replaces the hours. */
function promisedTile(sentence: string | undefined): Partial<Tile> {
  return {
    text: sentence ?? promises.delivery,
    drawing: (
      <>
        {clock}
        <path d="M32 17v15l10 7" strokeWidth="4" />
      </>
    ),
  };
}

export function PromiseTiles() {
  const { isOn, words } = usePromiseWords();
  return (
    <ul aria-label={homeTexts.promises} className="tiles">
      {tiles.map((tile) => {
        const isPromised = isOn && tile.text === promises.fastDelivery;
        const { title, text, powder, drawing } = {
          ...tile,
          ...(isPromised && promisedTile(words?.sentence)),
        };
        return (
          <li key={title}>
            <div className={`tile-drawing powder-${powder}`}>
              <svg viewBox="0 0 64 64" aria-hidden="true">
                {drawing}
              </svg>
            </div>
            <div className="tile-words">
              <h2>{title}</h2>
              <p className={isPromised ? 'tile-promise' : undefined}>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
