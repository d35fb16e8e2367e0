import { billLabels, billTexts, billView } from '@dalan/contract/bill-view';
import type { BillView } from '@dalan/contract/bill-view';
import type { Bill } from '@dalan/contract/bills';
import './bill.css';

/** More rows are set closer together, so that the print stays on one page. */
const ROOMY_ROWS = 9;

/** The bill as the customer prints it. */
export function BillSheet({ bill }: { bill: Bill }) {
  const view = billView(bill);
  return (
    <article className="bill" data-dense={view.rows.length > ROOMY_ROWS || undefined}>
      <header className="bill-head">
        <b>{view.seller.name}</b>
        <h2>{view.title}</h2>
      </header>
      {view.isCancelled && <p className="bill-cancelled">{billTexts.cancelled}</p>}
      <Pairs className="bill-facts" pairs={view.facts} />
      <div className="bill-parties">
        <Party label={billLabels.soldBy} {...view.seller} />
        <Party label={billLabels.billedTo} {...view.buyer} gstin="" />
      </div>
      <Rows view={view} />
      <Pairs
        className="bill-sums"
        pairs={view.sums.map(({ name, amount }) => ({ name, value: amount }))}
      />
      <Pairs className="bill-total" pairs={[{ name: billLabels.total, value: view.total }]} />
      <p>{view.totalInWords}</p>
      {view.payment !== '' && <p>{view.payment}</p>}
      <p className="bill-notes">{view.notes}</p>
    </article>
  );
}

type PairsProps = { className: string; pairs: { name: string; value: string }[] };

function Pairs({ className, pairs }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <dl className={className}>
      {pairs.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PartyProps = { label: string; name: string; lines: string[]; gstin: string };

function Party({ label, name, lines, gstin }: PartyProps) {
  return (
    <section>
      <h3>{label}</h3>
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
