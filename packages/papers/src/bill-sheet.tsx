import { billLabels } from '@dalan/contract/payments/bill-rows';
import type { BillLabel } from '@dalan/contract/payments/bill-rows';
import { billTexts } from '@dalan/contract/payments/bill-view';
import type { BillView } from '@dalan/contract/payments/bill-view';
import type { BillTitle } from '@dalan/contract/payments/bills';
import type { ReactNode } from 'react';
import { Beside, Languages, Pairs, Party, Rows } from './sheet-parts.tsx';
import type { Level, SheetLanguages } from './sheet-parts.tsx';

/** These abbreviations are the same in all languages. */
type Abbreviation = 'HSN' | 'GST' | 'CGST' | 'SGST';

/** The words of another language, shown beside the English ones. */
export type BillWords = {
  titles: Record<BillTitle, string>;
  labels: Record<Exclude<BillLabel, Abbreviation>, string>;
  totalInWords: string;
};

/** How the page around the sheet marks languages and chooses fonts. */
export type BillPage = Omit<SheetLanguages, 'words'> & { words: BillWords | undefined };

/** With more rows than this, they are set closer together, so that the print stays on one page. */
const ROOMY_ROWS = 9;
/** A row that says when it was milled is this much of a row higher. */
const MILLED_ROW = 0.5;

type BillSheetProps = {
  view: BillView;
  /** The shop's name, or its logo. */
  mark: ReactNode;
  level: Level;
  page: BillPage;
};

/** The bill as it is printed. */
export function BillSheet({ view, mark, level, page }: BillSheetProps) {
  const Title = `h${level}` as const;
  const { english, beside, words } = page;
  return (
    <Languages value={{ english, beside, words: words?.labels }}>
      <article className="bill" data-dense={heightInRows(view) > ROOMY_ROWS || undefined}>
        <header className="bill-head">
          {mark}
          <hgroup>
            <Title lang={english}>{view.title}</Title>
            {words && <p>{words.titles[view.title]}</p>}
          </hgroup>
        </header>
        {view.declaration !== '' && (
          <p className="bill-declaration">
            <span lang={english}>{view.declaration}</span>
            <Beside words={view.declarationBeside} />
          </p>
        )}
        {view.isCancelled && <p className="bill-cancelled">{billTexts.cancelled}</p>}
        <Pairs className="bill-facts" pairs={view.facts.map(({ name, value }) => [name, value])} />
        <div className="bill-parties">
          <Party level={level} label={billLabels.soldBy} {...view.seller} />
          <Party level={level} label={billLabels.billedTo} {...view.buyer} gstin="" />
        </div>
        <Rows
          flour={billLabels.flour}
          amount={billLabels.amount}
          columns={view.columns}
          rows={view.rows}
        />
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
    </Languages>
  );
}

function heightInRows({ rows }: BillView): number {
  return rows.reduce((sum, { milled }) => sum + (milled ? 1 + MILLED_ROW : 1), 0);
}
