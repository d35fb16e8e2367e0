import { labelWords as words } from '@dalan/contract/mill/bag-label-view';
import type { BagLabelView } from '@dalan/contract/mill/bag-label-view';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** A label of 50 × 75 mm from a roll, or one of the 24 on a sheet of A4, 70 × 37 mm. */
export type LabelSize = 'roll' | 'a4';

export const LABELS_ON_A4 = 24;

/** Each setting is closer than the one before. */
const fits = ['roomy', 'close', 'small'];

type BagLabelProps = {
  view: BagLabelView;
  size: LabelSize;
  /** The shop's name, or its logo. */
  mark: ReactNode;
  /** A QR code with the address of the batch. */
  code: ReactNode;
  /** A preview names what is missing, in red. A label for the printer leaves it out. */
  isPreview?: boolean;
  /** Says whether all facts fit on the label. */
  onFit?: (isWhole: boolean) => void;
};

/** The label of one bag. */
export function BagLabel({ view, size, mark, code, isPreview = false, onFit }: BagLabelProps) {
  const parts = { view, mark, code, isPreview };
  const label = useRef<HTMLElement>(null);
  const report = useEffectEvent((isWhole: boolean) => onFit?.(isWhole));
  useLayoutEffect(() => keepFitting(label.current, report), [view, size]);
  return (
    <article className="bag-label" data-size={size} lang="en" ref={label}>
      {size === 'roll' ? <RollLabel {...parts} /> : <SheetLabel {...parts} />}
    </article>
  );
}

type Parts = Required<Pick<BagLabelProps, 'view' | 'mark' | 'code' | 'isPreview'>>;

function RollLabel({ view, mark, code, isPreview }: Parts) {
  const { captions } = view;
  return (
    <>
      <header>
        <Names view={view} />
        <VegetarianMark view={view} isPreview={isPreview} />
      </header>
      <div className="label-figures">
        <div>
          <span>
            {words.netWeight} <Caption of={captions} text={captions?.netWeight} />
          </span>
          <b>{view.netWeight}</b>
        </div>
        <div>
          <span>{words.mrp}</span>
          <b className="label-price">{view.price}</b>
        </div>
      </div>
      <dl>
        <dt>{words.pricePerKg}</dt>
        <dd>{view.pricePerKg}</dd>
        <dt>
          {words.milledOn} <Caption of={captions} text={captions?.milledOn} />
        </dt>
        <dd>
          <Fact text={view.milledOn} isPreview={isPreview} />
        </dd>
        <dt>
          {words.bestBefore} <Caption of={captions} text={captions?.bestBefore} />
        </dt>
        <dd>
          <Fact text={view.bestBefore} isPreview={isPreview} />
        </dd>
        <dt>{words.batch}</dt>
        <dd>
          <Fact text={view.batch} isPreview={isPreview} />
        </dd>
      </dl>
      <div className="label-small">
        <p>
          <Ingredients view={view} isPreview={isPreview} />
        </p>
        {view.gluten !== '' && (
          <p>
            <b>{view.gluten}</b>
          </p>
        )}
        <p>
          {view.storage} <Origin view={view} isPreview={isPreview} />
        </p>
      </div>
      <footer className="label-small">
        <div>
          <p>
            {words.packedBy} {view.packer}
          </p>
          <Care view={view} isPreview={isPreview} />
          <Licence view={view} isPreview={isPreview} />
        </div>
        <div className="label-codes">
          {mark}
          {code}
        </div>
      </footer>
    </>
  );
}

function SheetLabel({ view, code, isPreview }: Parts) {
  return (
    <>
      <header>
        <Names view={view} />
        <div className="label-figures">
          <b>{view.netWeight}</b>
          <b className="label-price">{view.price}</b>
          <span>{words.mrp}</span>
        </div>
      </header>
      <div className="label-facts">
        <div>
          <p>
            {words.milledOn} <b>{<Fact text={view.milledOn} isPreview={isPreview} />}</b>
          </p>
          <p>
            {words.bestBefore} <b>{<Fact text={view.bestBefore} isPreview={isPreview} />}</b> ·{' '}
            {words.batch} <b>{<Fact text={view.batch} isPreview={isPreview} />}</b>
          </p>
          <p>
            <Ingredients view={view} isPreview={isPreview} /> <b>{view.gluten}</b> {view.storage}
          </p>
          <p>
            {words.packedBy} {view.packer}
            {view.email !== '' && ` · ${view.email}`}
          </p>
          <Licence view={view} isPreview={isPreview} />
        </div>
        <div className="label-side">
          <b>{words.perKg(view.pricePerKg)}</b>
          <span>
            <Origin view={view} isPreview={isPreview} />
          </span>
          <span>
            <Fact text={view.phone} name={words.care} isPreview={isPreview} />
          </span>
          <div className="label-codes">
            <VegetarianMark view={view} isPreview={isPreview} />
            {code}
          </div>
        </div>
      </div>
    </>
  );
}

type Part = Pick<Parts, 'view' | 'isPreview'>;

function Names({ view: { name, english } }: Pick<Parts, 'view'>) {
  return (
    <div className="label-names">
      <p className="label-name" lang={name.lang}>
        {name.text}
      </p>
      {english !== '' && <p className="label-english">{english}</p>}
    </div>
  );
}

/** The same words in the customer's language, where there is room for them. */
function Caption({ of, text }: { of: BagLabelView['captions']; text: string | undefined }) {
  if (of === undefined) return null;
  return (
    <span className="label-caption" lang={of.lang}>
      {text}
    </span>
  );
}

type FactProps = { text: string; isPreview: boolean; name?: string };

/** A fact that is not known is never printed. */
function Fact({ text, isPreview, name = '' }: FactProps) {
  if (text !== '') return text;
  if (!isPreview) return null;
  return <span className="label-gap">{`${name} ${words.missing}`.trim()}</span>;
}

function VegetarianMark({ view: { isVegetarian }, isPreview }: Part) {
  if (isVegetarian === undefined) {
    return <Fact text="" name={words.vegetarian} isPreview={isPreview} />;
  }
  if (!isVegetarian) return null;
  return (
    <span className="label-vegetarian" role="img" aria-label={words.vegetarian}>
      <span />
    </span>
  );
}

function Ingredients({ view: { ingredients, needsIngredients }, isPreview }: Part) {
  if (ingredients === '' && !(needsIngredients && isPreview)) return null;
  return (
    <>
      {words.ingredients} <Fact text={ingredients} isPreview={isPreview} />
    </>
  );
}

function Origin({ view, isPreview }: Part) {
  return <Fact text={view.origin} name={words.origin} isPreview={isPreview} />;
}

function Care({ view: { phone, email }, isPreview }: Part) {
  if (phone === '' && email === '' && !isPreview) return null;
  return (
    <p>
      {words.care} <Fact text={phone} isPreview={isPreview} />
      {email !== '' && `${phone !== '' || isPreview ? ', ' : ''}${email}`}
    </p>
  );
}

function Licence({ view: { licence }, isPreview }: Part) {
  if (licence === '' && !isPreview) return null;
  return (
    <p>
      <b>FSSAI</b> {words.licence} <Fact text={licence} isPreview={isPreview} />
    </p>
  );
}

/** Sets a label closer until nothing is cut off, and measures again when late fonts have loaded. */
function keepFitting(
  label: HTMLElement | null,
  report: (isWhole: boolean) => void,
): (() => void) | undefined {
  if (label === null) return undefined;
  const measure = () => report(fits.some((fit) => isWholeIn(label, fit)));
  measure();
  document.fonts.addEventListener('loadingdone', measure);
  return () => document.fonts.removeEventListener('loadingdone', measure);
}

/** A pixel more or less comes from rounding. */
function isWholeIn(label: HTMLElement, fit: string): boolean {
  label.dataset['fit'] = fit;
  return label.scrollHeight <= label.clientHeight + 1 && label.scrollWidth <= label.clientWidth + 1;
}
