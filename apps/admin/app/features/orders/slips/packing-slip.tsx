import { sumKg } from '@dalan/contract/money/weight';
import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { PackingSlip as Slip } from '@dalan/contract/mill/milling';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { useShop } from '../../../lib/api/shop.ts';
import { bindPincode } from '../../../lib/format/address.ts';
import { formatLongDay, formatMoment } from '../../../lib/format/india-time.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { nameBeside } from '../../../lib/format/name-beside.ts';
import { formatKg } from '../../../lib/format/weight.ts';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { customerName } from '../order-texts.ts';
import { QrCode } from './qr-code.tsx';
import { slipLink } from './slip-path.ts';
import { slipTexts as texts } from './slip-texts.ts';
import { wholeRupees } from './whole-rupees.rules.ts';
import './packing-slip.css';

/** One order on 4 × 6 inches, as large on the screen as on paper. */
export function PackingSlip({ slip }: { slip: Slip }) {
  const shop = useShop();
  const id = shortOrderId(slip.orderId);
  return (
    <article className="slip" ref={fitToPage} aria-label={texts.slip(id)}>
      <header>
        <div>
          <img src="/admin/art/wordmark.svg" alt={shop.name} />
          <span>{texts.kind}</span>
        </div>
        <div>
          <b>{id}</b>
          <span>{texts.due(formatLongDay(slip.dueOn))}</span>
          <span>{formatMoment(slip.placedAt)}</span>
        </div>
      </header>
      <Receiver slip={slip} id={id} />
      <ul className="slip-lines">
        {slip.lines.map(({ name, nameMr, grind, kg }, index) => (
          <li key={index}>
            <b>{formatKg(kg)}</b>
            <span>
              <strong>{nameWithGrind(name, grind, 'en')}</strong>{' '}
              {nameMr !== '' && <span lang="mr">{nameBeside(nameMr, grind)}</span>}
            </span>
            <span className="slip-box" />
          </li>
        ))}
      </ul>
      <footer>
        <Collect slip={slip} />
        <div className="slip-small">
          <span>{texts.seal}</span>
          {shop.fssaiLicence !== '' && <span>{texts.licence(shop.fssaiLicence)}</span>}
        </div>
      </footer>
    </article>
  );
}

function Receiver({ slip, id }: { slip: Slip; id: string }) {
  return (
    <section className="slip-receiver">
      <div>
        <b className="slip-name">{customerName(slip.name)}</b>
        <p>{bindPincode(slip.deliveryAddress)}</p>
        <p>
          {slip.pincode !== null && <b className="slip-pincode">{slip.pincode}</b>}
          {slip.area !== '' && <b>{slip.area}</b>}
          <span className="slip-number">{formatPhone(slip.contactNumber)}</span>
        </p>
      </div>
      <QrCode className="slip-code" text={slipLink(slip.orderId)} label={texts.code(id)} />
    </section>
  );
}

function Collect({ slip: { toCollect, onAccount, saysPaid, lines } }: { slip: Slip }) {
  const weight = formatKg(sumKg(lines.map(({ kg }) => kg)));
  const isPaid = toCollect === 0;
  return (
    <div className="slip-collect" data-paid={isPaid || undefined}>
      <span>
        {isPaid ? (onAccount ? texts.onAccount : texts.nothingToCollect) : texts.toCollect}
        <br />
        {texts.bags(lines.length, weight)}
        {saysPaid && <strong>{languageTexts.saysPaid}</strong>}
      </span>
      <b>{isPaid ? (onAccount ? texts.nothing : texts.paid) : wholeRupees(toCollect)}</b>
    </div>
  );
}

/** Each setting is closer than the one before. The last one may run on to a second page. */
const fits = ['roomy', 'close', 'two columns', 'small', 'long'];

/** Sets a slip closer until nothing is cut off, and measures again when late fonts have loaded. */
function fitToPage(slip: HTMLElement | null): (() => void) | undefined {
  if (slip === null) return undefined;
  const frame = slip;
  function measure() {
    for (const fit of fits) {
      frame.dataset.fit = fit;
      if (frame.scrollHeight <= frame.clientHeight + 1) return;
    }
  }
  measure();
  document.fonts.addEventListener('loadingdone', measure);
  return () => document.fonts.removeEventListener('loadingdone', measure);
}
