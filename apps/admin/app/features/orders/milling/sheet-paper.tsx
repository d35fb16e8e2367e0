import { sumKg } from '@dalan/contract/money/weight';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { MilledFlour, MillingSheet } from '@dalan/contract/mill/milling';
import { useShop } from '../../../lib/api/shop.ts';
import { dateAndTime, dayInIndia } from '../../../lib/format/india-time.ts';
import { formatKg, plainKg } from '../../../lib/format/weight.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { formatPaperDay } from '../format-due-day.ts';
import { placesInWords, sheetFlours } from './milling-sheet.rules.ts';
import type { MillRow, SheetFlour } from './milling-sheet.rules.ts';
import { millingTexts as texts } from './milling-texts.ts';
import { MilledAlready } from './milled-already.tsx';
import './milling-sheet.css';
import './milling-sheet.paper.css';

type SheetPaperProps = {
  sheet: MillingSheet;
  printedAt: Date;
  unmilled: ReadonlySet<string>;
  onTick: (unmilled: ReadonlySet<string>) => void;
};

/** More lines than this are set closer together on paper. */
const ROOMY_LINES = 7;
const noteLines = [1, 2, 3, 4];

/** The same sheet has ticks on the screen, and boxes for a pencil on A4. */
export function SheetPaper({ sheet, printedAt, unmilled, onTick }: SheetPaperProps) {
  const { flours } = sheet;
  const day = dayOf(sheet, printedAt);
  // A milling is written down on its day, so the numbers are those of today.
  const rows = sheetFlours(sheet, dayInIndia(printedAt));
  const lineCount = rows.reduce((sum, one) => sum + linesOf(one), 0);
  const bags = flours.flatMap((flour) => flour.bags).reduce((sum, { count }) => sum + count, 0);

  function tick(key: string, isMilled: boolean) {
    const others = [...unmilled].filter((one) => one !== key);
    onTick(new Set(isMilled ? others : [...others, key]));
  }
  return (
    <article
      className="milling-sheet"
      data-dense={lineCount > ROOMY_LINES || undefined}
      aria-label={texts.title}
    >
      <PaperHead sheet={sheet} day={day} printedAt={printedAt} />
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className="sheet-flour">
              {texts.flour}
            </th>
            <th scope="col">{texts.mill}</th>
            <th scope="col">{texts.bags}</th>
            <th scope="col" className="sheet-wide">
              {texts.batch}
            </th>
            <th scope="col" className="sheet-paper">
              {texts.milled}
            </th>
            <th scope="col">
              <span className="sheet-screen">{texts.done}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ flour, rows: own }, index) =>
            flour.grinds === undefined ? (
              own.map((row) => (
                <MillLine key={row.key} row={row} isMilled={!unmilled.has(row.key)} onTick={tick}>
                  <td>{index + 1}</td>
                  <FlourName flour={flour} />
                </MillLine>
              ))
            ) : (
              <Fragment key={flour.productId}>
                <tr className="sheet-grinds">
                  <td>{index + 1}</td>
                  <FlourName flour={flour} />
                  <td colSpan={5} />
                </tr>
                {own.map((row) => (
                  <MillLine key={row.key} row={row} isMilled={!unmilled.has(row.key)} onTick={tick}>
                    <td />
                    <GrindName grind={row.grind} />
                  </MillLine>
                ))}
              </Fragment>
            ),
          )}
          <tr className="sheet-sum">
            <td />
            <th scope="row">{texts.all}</th>
            <td className="sheet-kg">{plainKg(sumKg(flours.map(({ kg }) => kg)))}</td>
            <td>{texts.allBags(bags)}</td>
            <td className="sheet-wide" />
            <td className="sheet-paper" />
            <td />
          </tr>
        </tbody>
      </table>
      <PaperFoot flours={flours} />
    </article>
  );
}

/** A flour with grinds has a line of its own above them. */
function linesOf({ flour, rows }: SheetFlour): number {
  return rows.length + (flour.grinds === undefined ? 0 : 1);
}

function FlourName({ flour: { name, nameMr } }: { flour: MilledFlour }) {
  return (
    <th scope="row">
      {name}
      {nameMr !== '' && <span lang="mr">{nameMr}</span>}
    </th>
  );
}

function GrindName({ grind }: Pick<MillRow, 'grind'>) {
  if (grind === null) return <th scope="row">{texts.noGrind}</th>;
  return (
    <th scope="row">
      {grind.name}
      <span lang="mr">{grind.nameMr}</span>
    </th>
  );
}

type MillLineProps = {
  row: MillRow;
  isMilled: boolean;
  onTick: (key: string, isMilled: boolean) => void;
  /** Its number and its name. */
  children: ReactNode;
};

function MillLine({ row, isMilled, onTick, children }: MillLineProps) {
  return (
    <tr>
      {children}
      <td className="sheet-kg">{plainKg(row.kg)}</td>
      <td>
        <Bags bags={row.bags} />
        <span className="sheet-room">
          <MilledAlready rooms={row.rooms} />
        </span>
      </td>
      <td className="sheet-wide sheet-batch">{row.batch}</td>
      <td className="sheet-paper">
        <span className="sheet-line" />
      </td>
      <td>
        <span className="sheet-paper sheet-box" />
        <Checkbox
          className="sheet-screen"
          checked={isMilled}
          onChange={(_event, isNow) => onTick(row.key, isNow)}
          slotProps={{ input: { 'aria-label': texts.isMilled(row.name) } }}
          icon={<Box className="sheet-tick" />}
          checkedIcon={
            <Box className="sheet-tick">
              <Icon name="check" size={18} />
            </Box>
          }
        />
      </td>
    </tr>
  );
}

/** Selected orders of several days are milled on the day of the print. */
function dayOf({ day, orders }: MillingSheet, printedAt: Date): string {
  const days = new Set(orders.map(({ dueOn }) => dueOn));
  const [only] = days;
  return day ?? (days.size === 1 && only !== undefined ? only : dayInIndia(printedAt));
}

function Bags({ bags }: Pick<MilledFlour, 'bags'>) {
  return (
    <ul className="sheet-bags">
      {bags.map(({ kg, count }) => (
        <li key={kg}>
          <b>{count}</b> × {formatKg(kg)}
        </li>
      ))}
    </ul>
  );
}

type PaperHeadProps = Pick<SheetPaperProps, 'sheet' | 'printedAt'> & { day: string };

function PaperHead({ sheet, day, printedAt }: PaperHeadProps) {
  const shop = useShop();
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const { time } = dateAndTime(printedAt.toISOString());
  return (
    <header className="sheet-paper sheet-head">
      <div>
        <img src="/admin/art/wordmark.svg" alt={shop.name} />
        <h2>{texts.title}</h2>
      </div>
      <div>
        <b>{formatPaperDay(day)}</b>
        {sheet.due !== null && <span>{texts[sheet.due]}</span>}
        <span>{texts.printed(time, data?.user?.name ?? '')}</span>
        <span>{texts.confirmed(sheet.orders.length)}</span>
      </div>
    </header>
  );
}

function PaperFoot({ flours }: Pick<MillingSheet, 'flours'>) {
  const first = flours.filter(({ isWithoutGluten }) => isWithoutGluten).length;
  const { length } = flours;
  return (
    <footer className="sheet-paper sheet-foot">
      <section>
        <h3>{texts.inThisOrder}</h3>
        <ul>
          <li>{texts.brush}</li>
          {first > 0 && <li>{texts.withoutGlutenFirst(placesInWords(1, first, texts.to))}</li>}
          {first < length && (
            <li>{texts.othersLast(placesInWords(first + 1, length, texts.to))}</li>
          )}
        </ul>
      </section>
      <section>
        <h3>{texts.notes}</h3>
        <div className="sheet-notes">
          {noteLines.map((line) => (
            <span key={line} />
          ))}
        </div>
      </section>
      <div className="sheet-signatures">
        {texts.signatures.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
    </footer>
  );
}
