import type { StatementView, StatementWords } from '@dalan/contract/on-account/statement-view';
import type { Language } from '@dalan/contract/language/languages';
import type { ReactNode } from 'react';

/** With more rows than this, they are set closer together, so that the print stays on one page. */
const ROOMY_ROWS = 10;

type AccountStatementSheetProps = {
  view: StatementView;
  words: StatementWords;
  /** The shop's name, or its logo. */
  mark: ReactNode;
  /** The QR code of `view.upi`. */
  code: ReactNode;
  /** The level of the title. What is below it is one level lower. */
  level: 1 | 2;
  /** The `lang` of the paper. Undefined if the page has the same. */
  lang: Language | undefined;
  /** Below an English title and its sentences, the same in another language. */
  beside?: StatementWords | undefined;
};

/** The statement of a month as it is printed, one a page, in the language of its reader. */
export function AccountStatementSheet(props: AccountStatementSheetProps) {
  const { view, words, mark, code, level, lang, beside } = props;
  const Title = `h${level}` as const;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <article
      className="statement"
      lang={lang}
      data-dense={view.rows.length > ROOMY_ROWS || undefined}
    >
      <header className="statement-head">
        <div>
          {mark}
          {view.seller.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <hgroup>
            <Title>{view.title}</Title>
            {beside && <p lang={beside.language}>{beside.paper.title}</p>}
          </hgroup>
          <Pairs className="statement-facts" pairs={view.facts} />
        </div>
      </header>
      <div className="statement-parties">
        <section>
          <Heading>{view.customer.label}</Heading>
          <p>
            <b>{view.customer.name}</b>
          </p>
          {view.customer.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section className="statement-asks">
          <Heading>{view.toPay.name}</Heading>
          <p>{view.toPay.value}</p>
        </section>
      </div>
      <Rows view={view} />
      <Pairs className="statement-sums" pairs={view.sums} />
      <Pairs className="statement-total" pairs={[view.toPay]} />
      <footer className="statement-foot">
        <div>
          {view.upi && (
            <p>
              {words.paper.byUpi.before}
              <b>{view.upi.upiId}</b>
              {words.paper.byUpi.between}
              <b>{view.upi.note}</b>
              {words.paper.byUpi.after}
            </p>
          )}
          <p>{view.notes.join(' ')}</p>
          {beside && <p lang={beside.language}>{beside.paper.wrong}</p>}
        </div>
        {view.upi && code}
      </footer>
    </article>
  );
}

type PairsProps = { className: string; pairs: { name: string; value: string }[] };

function Pairs({ className, pairs }: PairsProps) {
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

/** Wide screens and paper show all columns; phones show what was bought or paid below the name. */
function Rows({ view: { rows, columns } }: { view: StatementView }) {
  return (
    <table className="statement-rows">
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="statement-wide">
            {columns.bought}
          </th>
          <th scope="col" className="statement-wide">
            {columns.paid}
          </th>
          <th scope="col">{columns.owesAfter}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, day, title, about, bought, paid, owesAfter }) => (
          <tr key={key}>
            <td>{day}</td>
            <td>
              {title}
              {about !== '' && <small>{about}</small>}
              {bought !== '' && <Moved name={columns.bought} amount={bought} />}
              {paid !== '' && <Moved name={columns.paid} amount={paid} />}
            </td>
            <td className="statement-wide">{bought}</td>
            <td className="statement-wide">{paid}</td>
            <td>{owesAfter}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moved({ name, amount }: { name: string; amount: string }) {
  return (
    <span className="statement-narrow">
      {name} {amount}
    </span>
  );
}
