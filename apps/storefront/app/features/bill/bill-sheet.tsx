import { billTexts, billView } from '@dalan/contract/bill-view';
import type { BillView } from '@dalan/contract/bill-view';
import type { Bill } from '@dalan/contract/bills';
import type { ReactNode } from 'react';

import './bill.css';

/** More rows are set closer together, so that the print stays on one page. */
const ROOMY_ROWS = 9;

/** The bill as it is printed. The panel has the same sheet. */
export function BillSheet({ bill, wordmark }: { bill: Bill; wordmark: ReactNode }) {
  const view = billView(bill);
  return (
    <article className="bill" data-dense={view.rows.length > ROOMY_ROWS || undefined}>
      <header className="bill-head">
        {wordmark}
        <h1>{view.title}</h1>
      </header>
      {view.isCancelled && <p className="bill-cancelled">{billTexts.cancelled}</p>}
      <dl className="bill-facts">
        {view.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="bill-parties">
        <Party label={billTexts.soldBy} {...view.seller} />
        <Party label={billTexts.billedTo} {...view.buyer} gstin="" />
      </div>
      <Rows view={view} />
      {view.sums.length > 0 && (
        <dl className="bill-sums">
          {view.sums.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="bill-total">
        <dt>{billTexts.total}</dt>
        <dd>{view.total}</dd>
      </dl>
      <p>{view.totalInWords}</p>
      {view.payment !== '' && <p>{view.payment}</p>}
      <p className="bill-notes">{view.notes}</p>
    </article>
  );
}

type PartyProps = { label: string; name: string; lines: string[]; gstin: string };

function Party({ label, name, lines, gstin }: PartyProps) {
  return (
    <section>
      <h2>{label}</h2>
      {name !== '' && (
        <p>
          <b>{name}</b>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
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
          <th scope="col">{billTexts.flour}</th>
          {columns.map((title) => (
            <th key={title} scope="col" className="bill-wide">
              {title}
            </th>
          ))}
          <th scope="col">{billTexts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              {row.name}
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
