import { lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { formatRupees } from '@dalan/contract/money/money';
import { collectedAtTheDoor } from '@dalan/contract/on-account/accounts';
import { saysPaid } from '@dalan/contract/payments/payments';
import { rupeeNotes } from '@dalan/contract/mill/runs';
import type { Run, RunStop } from '@dalan/contract/mill/runs';
import { formatKg } from '../../../lib/format/weight.ts';
import { useShop } from '../../../lib/api/shop.ts';
import { dateAndTime, formatLongDay } from '../../../lib/format/india-time.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { loadOf } from '../load.rules.ts';
import { runName } from '../runs-texts.ts';
import { sheetTexts as texts, wholeRupees } from './sheet-texts.ts';
import './run-sheet.css';

type RunSheetProps = { run: Run; printedBy: string; now: Date };

/** The run on A4, with empty cells for what the rider writes by hand. */
export function RunSheet({ run, printedBy, now }: RunSheetProps) {
  const { name: shopName } = useShop();
  const load = loadOf(run.stops.map(({ order }) => order));
  const onAccount = run.stops.filter(({ order }) => order.onAccount).length;
  const doors = run.stops.filter(({ order }) => collectedAtTheDoor(order) > 0).length;
  return (
    <article className="run-sheet">
      <header className="run-sheet-head">
        <div>
          <img src="/admin/art/wordmark.svg" alt={shopName} />
          <h2>{texts.title}</h2>
        </div>
        <p>
          <b>{runName(run)}</b>
          <br />
          {formatLongDay(run.day)}
          <br />
          {texts.load(load.orders, load.bags, formatKg(load.kg))}
          <br />
          {texts.printed(dateAndTime(now.toISOString()).time, printedBy)}
        </p>
      </header>
      <table className="run-sheet-stops">
        <thead>
          <tr>
            {texts.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.stops.map((stop) => (
            <SheetRow key={stop.order._id} stop={stop} />
          ))}
        </tbody>
      </table>
      <div className="run-sheet-sum">
        <span>{texts.toCollect(doors, run.stops.length - doors - onAccount, onAccount)}</span>
        <b>{formatRupees(load.toCollect)}</b>
      </div>
      <footer className="run-sheet-end">
        <div>
          <b>{texts.handedOver}</b>
          <div className="run-sheet-notes">
            {notesInPairs().map((name) => (
              <NoteLine key={name} name={name} />
            ))}
          </div>
        </div>
        <div className="run-sheet-sign">{texts.rider}</div>
        <div className="run-sheet-sign">{texts.countedBy}</div>
      </footer>
    </article>
  );
}

function SheetRow({ stop: { order, position } }: { stop: RunStop }) {
  const toCollect = collectedAtTheDoor(order);
  return (
    <tr>
      <td>{position}</td>
      <td>
        <b>{order.userId.name}</b>
        <br />
        <span className="run-sheet-number">
          {formatPhone(order.contactNumber)} · {shortOrderId(order._id)}
        </span>
      </td>
      <td>{order.deliveryAddress}</td>
      <td>
        {order.items.map(({ productId, grind, quantityKg }) => (
          <div key={lineKey({ productId: productId._id, grind: grind?.key })}>
            <b>{quantityKg}</b> {nameWithGrind(productId.name, grind, 'en')}
          </div>
        ))}
      </td>
      <td>
        {toCollect === 0
          ? order.onAccount
            ? texts.onAccount
            : texts.paid
          : wholeRupees(toCollect)}
        {saysPaid(order) && <div className="run-sheet-claim">{languageTexts.saysPaid}</div>}
      </td>
      <td>{toCollect > 0 && <span className="run-sheet-blank" />}</td>
      <td>{toCollect > 0 && <span className="run-sheet-blank" />}</td>
      <td>
        <span className="run-sheet-given" />
      </td>
    </tr>
  );
}

/** Large notes in the left column, small ones in the right. */
function notesInPairs(): string[] {
  const names = rupeeNotes.map((note) => `₹${note}`);
  const half = names.length / 2;
  return [
    ...names.slice(0, half).flatMap((name, index) => [name, names[half + index] ?? '']),
    texts.coins,
    texts.all,
  ];
}

function NoteLine({ name }: { name: string }) {
  return (
    <>
      <span>{name}</span>
      <i />
    </>
  );
}
