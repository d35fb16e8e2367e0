import { amountInWords as inHindi } from '@dalan/contract/money/amount-in-words.texts.hi';
import { amountInWords as inMarathi } from '@dalan/contract/money/amount-in-words.texts.mr';
import { billLabels, billTexts, billView } from '@dalan/contract/payments/bill-view';
import type { BillView } from '@dalan/contract/payments/bill-view';
import type { Bill } from '@dalan/contract/payments/bills';
import type { Language } from '@dalan/contract/language/languages';
import type { ReactNode } from 'react';
import './bill.css';

/** More rows are set closer together, so that the print stays on one page. */
const ROOMY_ROWS = 9;

/** Staff print the bill that goes with the flour: also in the customer's language. */
const amountsInWords = { en: undefined, mr: inMarathi, hi: inHindi };

/** The bill as the customer prints it. */
export function BillSheet({ bill }: { bill: Bill }) {
  const beside = bill.document.language ?? 'en';
  const view = billView(bill, { page: 'en', beside, amountInWords: amountsInWords[beside] });
  return (
    <article className="bill" data-dense={view.rows.length > ROOMY_ROWS || undefined}>
      <header className="bill-head">
        <b>{view.seller.name}</b>
        <h2>{view.title}</h2>
      </header>
      {view.isCancelled && <p className="bill-cancelled">{billTexts.cancelled}</p>}
      <Pairs className="bill-facts" pairs={view.facts} />
      <div className="bill-parties">
        <Party label={billLabels.soldBy} {...view.seller} lang={beside} />
        <Party label={billLabels.billedTo} {...view.buyer} gstin="" lang={beside} />
      </div>
      <Rows view={view} lang={beside} />
      <Pairs
        className="bill-sums"
        pairs={view.sums.map(({ name, nameBeside, amount }) => ({
          name,
          value: amount,
          beside: <Beside words={nameBeside} lang={beside} />,
        }))}
      />
      <Pairs className="bill-total" pairs={[{ name: billLabels.total, value: view.total }]} />
      <p>
        {view.totalInWords}
        <Beside words={view.totalBeside} lang={beside} />
      </p>
      {view.payment !== '' && <p>{view.payment}</p>}
      <p className="bill-notes">{view.notes}</p>
    </article>
  );
}

type BesideProps = { words: string; lang: Language };

function Beside({ words, lang }: BesideProps) {
  if (words === '') return null;
  return (
    <>
      {' · '}
      <span lang={lang}>{words}</span>
    </>
  );
}

type Pair = { name: string; value: string; beside?: ReactNode };
type PairsProps = { className: string; pairs: Pair[] };

function Pairs({ className, pairs }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <dl className={className}>
      {pairs.map(({ name, value, beside }) => (
        <div key={name}>
          <dt>
            {name}
            {beside}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PartyProps = BillView['seller'] & { label: string; lang: Language };

function Party({ label, name, nameBeside, lines, gstin, lang }: PartyProps) {
  return (
    <section>
      <h3>{label}</h3>
      {name !== '' && (
        <p>
          <b>
            {name}
            <Beside words={nameBeside} lang={lang} />
          </b>
        </p>
      )}
      {lines.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {gstin !== '' && (
        <p>
          GSTIN <b>{gstin}</b>
        </p>
      )}
    </section>
  );
}

/** Wide screens and paper have all columns; phones have them below the name. */
function Rows({ view: { rows, columns }, lang }: { view: BillView; lang: Language }) {
  return (
    <table className="bill-rows">
      <thead>
        <tr>
          <th scope="col">{billLabels.flour}</th>
          {columns.map((title) => (
            <th key={title} scope="col" className="bill-wide">
              {title}
            </th>
          ))}
          <th scope="col">{billLabels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              {row.name}
              <Beside words={row.nameBeside} lang={lang} />
              {row.below.map((text) => (
                <span key={text} className="bill-below">
                  {text}
                </span>
              ))}
            </td>
            {columns.map((title, index) => (
              <td key={title} className="bill-wide">
                {row.cells[index]}
              </td>
            ))}
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
