import { billLabels, billTexts } from '@dalan/contract/payments/bill-view';
import type { BillLabel, BillView } from '@dalan/contract/payments/bill-view';
import type { BillTitle } from '@dalan/contract/payments/bills';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** These abbreviations are the same in all languages. */
type Abbreviation = 'HSN' | 'GST' | 'CGST' | 'SGST';

/** The words of another language, shown beside the English ones. */
export type BillWords = {
  titles: Record<BillTitle, string>;
  labels: Record<Exclude<BillLabel, Abbreviation>, string>;
  totalInWords: string;
};

/** How the page around the sheet marks languages and chooses fonts. */
export type BillPage = {
  /** The `lang` of English words. Undefined on an English page. */
  english: string | undefined;
  /** The `lang` of the words beside them. Undefined if it is the page's own. */
  beside: string | undefined;
  words: BillWords | undefined;
};

const Page = createContext<BillPage>({
  english: undefined,
  beside: undefined,
  words: undefined,
});

/** With more rows than this, they are set closer together, so that the print stays on one page. */
const ROOMY_ROWS = 9;

type BillSheetProps = {
  view: BillView;
  /** The shop's name, or its logo. */
  mark: ReactNode;
  /** The level of the bill's title. The parties are one level below. */
  level: 1 | 2;
  page: BillPage;
};

/** The bill as it is printed. */
export function BillSheet({ view, mark, level, page }: BillSheetProps) {
  const Title = `h${level}` as const;
  const { english, words } = page;
  return (
    <Page value={page}>
      <article className="bill" data-dense={view.rows.length > ROOMY_ROWS || undefined}>
        <header className="bill-head">
          {mark}
          <hgroup>
            <Title lang={english}>{view.title}</Title>
            {words && <p>{words.titles[view.title]}</p>}
          </hgroup>
        </header>
        {view.isCancelled && <p className="bill-cancelled">{billTexts.cancelled}</p>}
        <Pairs className="bill-facts" pairs={view.facts.map(({ name, value }) => [name, value])} />
        <div className="bill-parties">
          <Party level={level} label={billLabels.soldBy} {...view.seller} />
          <Party level={level} label={billLabels.billedTo} {...view.buyer} gstin="" />
        </div>
        <Rows view={view} />
        <Pairs
          className="bill-sums"
          pairs={view.sums.map(({ amount, ...heading }) => [heading, amount])}
        />
        <Pairs className="bill-total" pairs={[[billLabels.total, view.total]]} />
        <p className="bill-words">
          {words && `${words.totalInWords}: `}
          <span lang={english}>{view.totalInWords}</span>
          <Beside words={view.totalBeside} />
        </p>
        {view.payment !== '' && <p>{view.payment}</p>}
        <p className="bill-notes">{view.notes}</p>
      </article>
    </Page>
  );
}

/** A heading with a name of its own, such as the rate of a tax or the area of a delivery. */
type Heading = BillLabel | { label: BillLabel; name: string; nameBeside: string };

/** A heading in English, as the law words it, with the other language's word beside it. */
function HeadingWords({ heading }: { heading: Heading }) {
  const { english, words } = useContext(Page);
  const { label, name, nameBeside } =
    typeof heading === 'string' ? { label: heading, name: heading, nameBeside: '' } : heading;
  const labels: Partial<Record<BillLabel, string>> = words?.labels ?? {};
  return (
    <>
      <span lang={english}>{name}</span>
      <Beside words={[labels[label], nameBeside].filter(Boolean).join(', ')} />
    </>
  );
}

function Beside({ words }: { words: string }) {
  const { beside } = useContext(Page);
  if (words === '') return null;
  return (
    <span lang={beside} className="bill-beside">
      {words}
    </span>
  );
}

type PairsProps = { className: string; pairs: (readonly [Heading, string])[] };

function Pairs({ className, pairs }: PairsProps) {
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

type PartyProps = BillView['seller'] & { label: BillLabel; level: 1 | 2 };

function Party({ label, level, name, nameBeside, lines, gstin }: PartyProps) {
  const { english } = useContext(Page);
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

/** Wide screens and paper show all columns; phones show them below the name. */
function Rows({ view: { rows, columns } }: { view: BillView }) {
  const { english } = useContext(Page);
  return (
    <table className="bill-rows">
      <thead>
        <tr>
          <th scope="col">
            <HeadingWords heading={billLabels.flour} />
          </th>
          {columns.map((title) => (
            <th key={title} scope="col" className="bill-wide">
              <HeadingWords heading={title} />
            </th>
          ))}
          <th scope="col">
            <HeadingWords heading={billLabels.amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, name, nameBeside, below, cells, amount }) => (
          <tr key={key}>
            <td>
              {label ? (
                <HeadingWords heading={{ label, name, nameBeside }} />
              ) : (
                <>
                  <span lang={english}>{name}</span>
                  <Beside words={nameBeside} />
                </>
              )}
              {below.map((text) => (
                <span key={text} className="bill-below">
                  {text}
                </span>
              ))}
            </td>
            {columns.map((title, index) => (
              <td key={title} className="bill-wide">
                {cells[index]}
              </td>
            ))}
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
