import type { BillRow } from '@dalan/contract/payments/bill-rows';
import type { BillView } from '@dalan/contract/payments/bill-view';
import { createContext, useContext } from 'react';

/** How the page around a sheet marks languages, and the words of another language by the English ones. */
export type SheetLanguages = {
  /** The `lang` of English words. Undefined on an English page. */
  english: string | undefined;
  /** The `lang` of the words beside them. Undefined if it is the page's own. */
  beside: string | undefined;
  words: Partial<Record<string, string>> | undefined;
};

export const Languages = createContext<SheetLanguages>({
  english: undefined,
  beside: undefined,
  words: undefined,
});

/** A heading with a name of its own, such as the rate of a tax or the area of a delivery. */
export type Heading = string | { label: string; name: string; nameBeside: string };

/** A heading in English, as the law words it, with the other language's word beside it. */
export function HeadingWords({ heading }: { heading: Heading }) {
  const { english, words } = useContext(Languages);
  const { label, name, nameBeside } =
    typeof heading === 'string' ? { label: heading, name: heading, nameBeside: '' } : heading;
  return (
    <>
      <span lang={english}>{name}</span>
      <Beside words={[words?.[label], nameBeside].filter(Boolean).join(', ')} />
    </>
  );
}

export function Beside({ words }: { words: string }) {
  const { beside } = useContext(Languages);
  if (words === '') return null;
  return (
    <span lang={beside} className="bill-beside">
      {words}
    </span>
  );
}

type PairsProps = { className: string; pairs: (readonly [Heading, string])[] };

export function Pairs({ className, pairs }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <dl className={className}>
      {pairs.map(([heading, value]) => (
        <div key={typeof heading === 'string' ? heading : heading.name}>
          <dt>
            <HeadingWords heading={heading} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The level of a sheet's title. Its parties are one level below. */
export type Level = 1 | 2;

type PartyProps = BillView['seller'] & { label: string; level: Level };

export function Party({ label, level, name, nameBeside, lines, gstin }: PartyProps) {
  const { english } = useContext(Languages);
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <section>
      <Title>
        <HeadingWords heading={label} />
      </Title>
      {name !== '' && (
        <p>
          <b>
            {name}
            <Beside words={nameBeside} />
          </b>
        </p>
      )}
      {lines.map(({ text, isEnglish }) => (
        <p key={text} lang={isEnglish && english}>
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

type RowsProps = { flour: string; amount: string; columns: readonly string[]; rows: BillRow[] };

/** Wide screens and paper show all columns; phones show them below the name. */
export function Rows({ flour, amount, columns, rows }: RowsProps) {
  return (
    <table className="bill-rows">
      <thead>
        <tr>
          <th scope="col">
            <HeadingWords heading={flour} />
          </th>
          {columns.map((title) => (
            <th key={title} scope="col" className="bill-wide">
              <HeadingWords heading={title} />
            </th>
          ))}
          <th scope="col">
            <HeadingWords heading={amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              <RowName row={row} />
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

function RowName({ row: { label, name, nameBeside, milled, below } }: { row: BillRow }) {
  return (
    <>
      <HeadingWords heading={{ label: label ?? '', name, nameBeside }} />
      {milled && (
        <span className="bill-milled">
          {milled.days} · <span>{milled.batch}</span>
        </span>
      )}
      {below.map((text) => (
        <span key={text} className="bill-below">
          {text}
        </span>
      ))}
    </>
  );
}
