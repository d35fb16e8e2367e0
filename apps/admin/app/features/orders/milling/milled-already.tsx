import { Fragment } from 'react';
import { sumKg } from '@dalan/contract/money/weight';
import { formatKg } from '../../../lib/format/weight.ts';
import type { MillRow } from './milling-sheet.rules.ts';
import { millingTexts } from './milling-texts.ts';

/** `3 kg milled already, JW-1117-1`. The number of a batch never breaks. */
export function MilledAlready({ rooms }: Pick<MillRow, 'rooms'>) {
  if (rooms.length === 0) return null;
  return (
    <>
      {millingTexts.milledAlready(formatKg(sumKg(rooms.map(({ roomKg }) => roomKg))))}
      {rooms.map(({ number }) => (
        <Fragment key={number}>
          , <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
        </Fragment>
      ))}
    </>
  );
}
