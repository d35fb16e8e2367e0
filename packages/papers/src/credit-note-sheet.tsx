import { creditNoteLabels as labels } from '@dalan/contract/payments/credit-note-view';
import type { CreditNoteView } from '@dalan/contract/payments/credit-note-view';
import type { ReactNode } from 'react';
import { HeadingWords, Languages, Pairs, Party, Rows } from './sheet-parts.tsx';
import type { Level, SheetLanguages } from './sheet-parts.tsx';

type CreditNoteSheetProps = SheetLanguages & {
  view: CreditNoteView;
  /** The shop's name, or its logo. */
  mark: ReactNode;
  level: Level;
};

/** The credit note as it is printed. It shares the looks of the bill. */
export function CreditNoteSheet(props: CreditNoteSheetProps) {
  const { view, mark, level, english, beside, words } = props;
  const Title = `h${level}` as const;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <Languages value={{ english, beside, words }}>
      <article className="bill credit-note">
        <header className="bill-head">
          {mark}
          <hgroup>
            <Title lang={english}>{labels.title}</Title>
            {words?.[labels.title] !== undefined && <p lang={beside}>{words[labels.title]}</p>}
          </hgroup>
        </header>
        <Pairs className="bill-facts" pairs={view.facts.map(({ name, value }) => [name, value])} />
        <div className="bill-parties">
          <Party level={level} label={labels.givenBy} {...view.seller} />
          <Party level={level} label={labels.givenTo} {...view.buyer} gstin="" />
          <section>
            <Heading>
              <HeadingWords heading={labels.for} />
            </Heading>
            {view.subject.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        </div>
        <Rows flour={labels.flour} amount={labels.amount} columns={view.columns} rows={view.rows} />
        <Pairs
          className="bill-sums"
          pairs={view.sums.map(({ amount, ...heading }) => [heading, amount])}
        />
        <Pairs className="bill-total" pairs={[[labels.givenBack, view.amount]]} />
        <p>{view.reason}</p>
        <p>{view.money}</p>
        <p className="credit-note-rest">{view.rest}</p>
        <div className="credit-note-signatures">
          {view.signatures.map((name) => (
            <p key={name}>{name}</p>
          ))}
        </div>
      </article>
    </Languages>
  );
}
