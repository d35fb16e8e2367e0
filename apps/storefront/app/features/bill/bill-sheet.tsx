import { billLabels, billTexts, billView } from '@dalan/contract/payments/bill-view';
import type { BillLabel as Label, BillView } from '@dalan/contract/payments/bill-view';
import type { Bill } from '@dalan/contract/payments/bills';
import type { ReactNode } from 'react';

import { fontOf } from '../../lib/fonts/in-cut.ts';
import { langOf } from '../../lib/language/lang-of.ts';
import { BillBeside, BillLabel } from './bill-label.tsx';
import { billWords } from './bill.texts.ts';
import './bill.css';

/** More rows are set closer together, so that the print stays on one page. */
const ROOMY_ROWS = 9;

const english = langOf('en');

/** The bill as it is printed. The panel has the same sheet. */
export function BillSheet({ bill, wordmark }: { bill: Bill; wordmark: ReactNode }) {
  const view = billView(bill);
  return (
    <article className="bill" data-dense={view.rows.length > ROOMY_ROWS || undefined}>
      <header className="bill-head">
        {wordmark}
        <hgroup>
          <h1 lang={english}>{view.title}</h1>
          {billWords && <p>{billWords.titles[view.title]}</p>}
        </hgroup>
      </header>
      {view.isCancelled && <p className="bill-cancelled">{billTexts.cancelled}</p>}
      <dl className="bill-facts">
        {view.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <BillLabel label={name} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="bill-parties">
        <Party label={billLabels.soldBy} {...view.seller} />
        <Party label={billLabels.billedTo} {...view.buyer} gstin="" />
      </div>
      <Rows view={view} />
      {view.sums.length > 0 && (
        <dl className="bill-sums">
          {view.sums.map(({ label, name, nameBeside, amount }) => (
            <div key={name}>
              <dt>
                <BillLabel label={label} name={name} beside={nameBeside} />
              </dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="bill-total">
        <dt>
          <BillLabel label={billLabels.total} />
        </dt>
        <dd>{view.total}</dd>
      </dl>
      <p className="bill-words">
        {billWords && `${billWords.totalInWords}: `}
        <span lang={english}>{view.totalInWords}</span>
        <BillBeside words={view.totalBeside} />
      </p>
      {view.payment !== '' && <p>{view.payment}</p>}
      <p className="bill-notes">{view.notes}</p>
    </article>
  );
}

type PartyProps = {
  label: Label;
  name: string;
  nameBeside: string;
  lines: BillView['buyer']['lines'];
  gstin: string;
};

function Party({ label, name, nameBeside, lines, gstin }: PartyProps) {
  return (
    <section>
      <h2>
        <BillLabel label={label} />
      </h2>
      {name !== '' && (
        <p>
          <b className={fontOf(name)}>
            {name}
            <BillBeside words={nameBeside} />
          </b>
        </p>
      )}
      {lines.map(({ text, isEnglish }) => (
        <p key={text} lang={isEnglish && english} className={fontOf(text)}>
          {text}
        </p>
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
function Rows({ view: { rows, columns } }: { view: BillView }) {
  return (
    <table className="bill-rows">
      <thead>
        <tr>
          <th scope="col">
            <BillLabel label={billLabels.flour} />
          </th>
          {columns.map((title) => (
            <th key={title} scope="col" className="bill-wide">
              <BillLabel label={title} />
            </th>
          ))}
          <th scope="col">
            <BillLabel label={billLabels.amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              {row.label ? (
                <BillLabel label={row.label} name={row.name} beside={row.nameBeside} />
              ) : (
                <>
                  <span lang={english}>{row.name}</span>
                  <BillBeside words={row.nameBeside} />
                </>
              )}
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
