import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import type { MilledFlour, MillingSheet } from '@dalan/contract/mill/milling';
import { useShop } from '../../../lib/api/shop.ts';
import { dateAndTime, dayInIndia } from '../../../lib/format/india-time.ts';
import { formatKg, plainKg } from '../../../lib/format/weight.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { formatPaperDay } from '../format-due-day.ts';
import { batchCodes, placesInWords } from './milling-sheet.rules.ts';
import { millingTexts as texts } from './milling-texts.ts';
import './milling-sheet.css';
import './milling-sheet.paper.css';

type SheetPaperProps = {
  sheet: MillingSheet;
  printedAt: Date;
  unmilled: ReadonlySet<string>;
  onTick: (unmilled: ReadonlySet<string>) => void;
};

/** More flours than this are set closer together on paper. */
const ROOMY_FLOURS = 7;
const noteLines = [1, 2, 3, 4];

/** The same sheet has ticks on the screen, and boxes for a pencil on A4. */
export function SheetPaper({ sheet, printedAt, unmilled, onTick }: SheetPaperProps) {
  const { flours } = sheet;
  const day = dayOf(sheet, printedAt);
  const batches = batchCodes(flours, day);
  const bags = flours.flatMap((flour) => flour.bags).reduce((sum, { count }) => sum + count, 0);

  function tick(flour: string, isMilled: boolean) {
    const others = [...unmilled].filter((one) => one !== flour);
    onTick(new Set(isMilled ? others : [...others, flour]));
  }
  return (
    <article
      className="milling-sheet"
      data-dense={flours.length > ROOMY_FLOURS || undefined}
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
          {flours.map((flour, index) => (
            <tr key={flour.productId}>
              <td>{index + 1}</td>
              <th scope="row">
                {flour.name}
                {flour.nameMr !== '' && <span lang="mr">{flour.nameMr}</span>}
              </th>
              <td className="sheet-kg">{plainKg(flour.kg)}</td>
              <td>
                <Bags bags={flour.bags} />
              </td>
              <td className="sheet-wide">{batches[index]}</td>
              <td className="sheet-paper">
                <span className="sheet-line" />
              </td>
              <td>
                <span className="sheet-paper sheet-box" />
                <Checkbox
                  className="sheet-screen"
                  checked={!unmilled.has(flour.productId)}
                  onChange={(_event, isMilled) => tick(flour.productId, isMilled)}
                  slotProps={{ input: { 'aria-label': texts.isMilled(flour.name) } }}
                  icon={<Box className="sheet-tick" />}
                  checkedIcon={
                    <Box className="sheet-tick">
                      <Icon name="check" size={18} />
                    </Box>
                  }
                />
              </td>
            </tr>
          ))}
          <tr className="sheet-sum">
            <td />
            <th scope="row">{texts.all}</th>
            <td className="sheet-kg">{plainKg(flours.reduce((sum, { kg }) => sum + kg, 0))}</td>
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
