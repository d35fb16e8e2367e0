import { stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { formatPaise, formatRupees } from '@dalan/contract/money/money';
import { GRAMS_PER_KG, formatGrams, gramsToKg } from '@dalan/contract/money/weight';
import { Suspense, lazy, useEffect, useId, useRef } from 'react';
import type { ComponentType, CSSProperties, ReactNode } from 'react';

import { shownName } from '../../../lib/language/shown-name.ts';
import { lineTexts } from '../../../lib/line.texts.ts';
import { canAddKg, canRemoveKg } from '../../../lib/quantity.rules.ts';
import { nextStep } from '../../../lib/steps.rules.ts';
import { useTypedKg } from '../../../lib/use-typed-kg.ts';
import type { ChangeQuantity } from '../../../lib/use-typed-kg.ts';
import { QuantityField } from '../../../ui/quantity/quantity-field.tsx';
import { Stepper } from '../../../ui/quantity/stepper.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { GrindChoiceProps } from './grind-choice.tsx';
import { weightProblem } from './line-problem.rules.ts';
import type { Flour, OrderLine } from './order-lines.rules.ts';
import { grindOf, isGrindOpen, lineName, lineTotalPaise, namesOf } from './order-lines.rules.ts';
import '../../../ui/picks.css';
import './flour-line.css';

const PICTURE_SIZES = '(width >= 56.25rem) 112px, 88px';

/** Few lines need it. If it does not load, the line can still be removed. */
const GrindChoice = lazy(async (): Promise<{ default: ComponentType<GrindChoiceProps> }> => {
  try {
    return { default: (await import('./grind-choice.tsx')).GrindChoice };
  } catch {
    return { default: () => null };
  }
});

export type RenderPicture = (flour: Flour, sizes: string) => ReactNode;

type FlourLineProps = {
  line: OrderLine;
  /** What the line can have of the stock. */
  availableKg: number;
  picture: RenderPicture;
  warning?: string | undefined;
  onQuantity: ChangeQuantity;
  onGrind: GrindChoiceProps['onChoose'];
  onRemove?: () => void;
  /** True after its grind was chosen: the cells that had the focus are gone. */
  hasFocus?: boolean;
  /** Called when a typed quantity was reduced. The line says why. */
  onCorrected: () => void;
  /** More actions, shown below the text. */
  children?: ReactNode;
};

export function FlourLine(props: FlourLineProps) {
  const { line, availableKg, picture, children, hasFocus = false } = props;
  const { flour, quantityKg } = line;
  const { lead } = shownName(flour);
  const { below } = shownName(namesOf(line));
  const grind = grindOf(line);
  const name = lineName(line);
  const stepGrams = stepOf(flour);
  const stepKg = gramsToKg(stepGrams);
  const step = formatGrams(stepGrams);
  const kg = useTypedKg({ name, quantityKg, availableKg, stepGrams }, props);
  const warning = props.warning ?? weightProblem(line);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  const noticeId = useId();
  const [ground, heap] = flour.picture?.colours ?? [];
  return (
    <li ref={ref} tabIndex={hasFocus ? -1 : undefined} className="flour-line">
      <div
        className="flour-picture"
        style={{ '--ground': ground, '--heap': heap } as CSSProperties}
      >
        {picture(flour, PICTURE_SIZES)}
      </div>
      <div className="flour-words">
        <h3 lang={lead.lang}>{lead.text}</h3>
        {below && <p lang={below.lang}>{below.text}</p>}
        {grind && <GrindName grind={grind} />}
        <p>
          {formatRupees(flour.pricePerKg)} <small>{checkoutTexts.perKg}</small>
        </p>
        {warning && <p className="flour-warning">{warning}</p>}
        {children}
      </div>
      <div className="flour-amount">
        <Stepper
          isCompact
          decreaseLabel={lineTexts.decrease(name, step)}
          increaseLabel={lineTexts.increase(name, step)}
          canDecrease={canRemoveKg(quantityKg, stepKg)}
          canIncrease={canAddKg(quantityKg, availableKg, stepKg)}
          onDecrease={() => kg.choose(nextStep(quantityKg, stepGrams, -1))}
          onIncrease={() => kg.choose(nextStep(quantityKg, stepGrams, 1))}
        >
          <QuantityField
            label={(stepGrams === GRAMS_PER_KG ? lineTexts.quantity : lineTexts.weight)(name)}
            noticeId={noticeId}
            text={kg.text}
            unit={kg.unit}
            onType={kg.type}
            onSettle={kg.settle}
          />
        </Stepper>
        <b className="flour-total">{formatPaise(lineTotalPaise(line))}</b>
      </div>
      <p id={noticeId} role="status" className="flour-notice">
        {kg.notice}
      </p>
      {isGrindOpen(line) && (
        <Suspense>
          <GrindChoice line={line} onChoose={props.onGrind} onRemove={props.onRemove} />
        </Suspense>
      )}
    </li>
  );
}

function GrindName({ grind }: { grind: Grind }) {
  const { text, lang } = shownName(grind).lead;
  return (
    <p lang={lang} className="flour-grind">
      {text}
    </p>
  );
}
