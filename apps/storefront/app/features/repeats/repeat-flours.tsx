import { stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { GRAMS_PER_KG, formatGrams, gramsToKg } from '@dalan/contract/money/weight';
import { quantityLimits } from '@dalan/contract/orders/quantities';
import type { RepeatItem } from '@dalan/contract/orders/repeats';
import { useId } from 'react';

import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { nameInPage, shownName } from '../../lib/language/shown-name.ts';
import { lineTexts } from '../../lib/line.texts.ts';
import { canAddKg, canRemoveKg } from '../../lib/quantity.rules.ts';
import { nextStep } from '../../lib/steps.rules.ts';
import { useTypedKg } from '../../lib/use-typed-kg.ts';
import { FlourName } from '../../ui/flour-name.tsx';
import { QuantityField } from '../../ui/quantity/quantity-field.tsx';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import { isGrindTaken } from './repeat-items.rules.ts';
import { repeatTexts as texts } from './repeats.texts.ts';
import '../../ui/picks.css';
import './repeat-flours.css';

export type RepeatFlour = RepeatItem & { isRemoved: boolean };

type RepeatFloursProps = {
  flours: readonly RepeatFlour[];
  onChange: (flours: readonly RepeatFlour[]) => void;
  /** Called when a typed quantity was reduced. Its line says why. */
  onCorrected: () => void;
};

/** The kilograms of a repeat order. Every flour but the last can be removed. */
export function RepeatFlours({ flours, onChange, onCorrected }: RepeatFloursProps) {
  const staying = flours.filter(({ isRemoved }) => !isRemoved);
  return (
    <ul className="repeat-flours">
      {flours.map((flour, position) => (
        <FlourRow
          // The grind of a line can change here, so its place is its key.
          key={position}
          flour={flour}
          others={staying.filter((other) => other !== flour)}
          isLast={staying.length === 1 && staying[0] === flour}
          onChange={(changed) => onChange(flours.with(position, { ...flour, ...changed }))}
          onCorrected={onCorrected}
        />
      ))}
    </ul>
  );
}

type FlourRowProps = {
  flour: RepeatFlour;
  others: readonly RepeatFlour[];
  isLast: boolean;
  onChange: (changed: Partial<RepeatFlour>) => void;
  onCorrected: () => void;
};

function FlourRow({ flour, others, isLast, onChange, onCorrected }: FlourRowProps) {
  const { quantityKg, isRemoved } = flour;
  const names = namedWithGrind(flour, flour.grind);
  const name = nameInPage(names);
  const stepGrams = stepOf(flour);
  const stepKg = gramsToKg(stepGrams);
  const step = formatGrams(stepGrams);
  const noticeId = useId();
  // The stock on the day of the order is not known yet.
  const availableKg = quantityLimits.quantityMaxKg;
  const kg = useTypedKg(
    { name, quantityKg, availableKg, stepGrams },
    { onQuantity: (changed) => onChange({ quantityKg: changed }), onCorrected },
  );
  return (
    <li
      // Enter ends typing and must not send the form: the quantity may just have been corrected.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
        }
      }}
    >
      {!isRemoved && (
        <>
          <b>
            <FlourName flour={names} />
          </b>
          {flour.grinds && (
            <GrindCells flour={flour} others={others} onChoose={(grind) => onChange({ grind })} />
          )}
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
        </>
      )}
      <p id={noticeId} role="status">
        {isRemoved ? lineTexts.removed(name) : kg.notice}
      </p>
      {!isLast && (
        <button type="button" onClick={() => onChange({ isRemoved: !isRemoved })}>
          {isRemoved ? texts.undo : lineTexts.remove}
          <span className="sr-only">{lineTexts.removeName(name)}</span>
        </button>
      )}
    </li>
  );
}

type GrindCellsProps = {
  flour: RepeatFlour;
  others: readonly RepeatFlour[];
  onChoose: (grind: Grind) => void;
};

/** Each grind of a flour is on one line only. */
function GrindCells({ flour, others, onChoose }: GrindCellsProps) {
  const { productId, grind, grinds = [] } = flour;
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={texts.grindOf(nameInPage(flour))}
      className="picks picks-wide"
    >
      {grinds.map((choice) => {
        const { text, lang } = shownName(choice).lead;
        return (
          <label key={choice.key} lang={lang} className="pick">
            <input
              type="radio"
              name={group}
              checked={grind?.key === choice.key}
              disabled={isGrindTaken(others, productId, choice.key)}
              onChange={() => onChoose(choice)}
            />
            {text}
          </label>
        );
      })}
    </div>
  );
}
