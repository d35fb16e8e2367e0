import { quantityLimits } from '@dalan/contract/orders/quantities';
import type { RepeatItem } from '@dalan/contract/orders/repeats';
import { useId } from 'react';

import { nameInPage } from '../../lib/language/shown-name.ts';
import { lineTexts } from '../../lib/line.texts.ts';
import { canAddKg, canRemoveKg } from '../../lib/quantity.rules.ts';
import { useTypedKg } from '../../lib/use-typed-kg.ts';
import { FlourName } from '../../ui/flour-name.tsx';
import { QuantityField } from '../../ui/quantity/quantity-field.tsx';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';
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
          key={flour.productId}
          flour={flour}
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
  isLast: boolean;
  onChange: (changed: Partial<RepeatFlour>) => void;
  onCorrected: () => void;
};

function FlourRow({ flour, isLast, onChange, onCorrected }: FlourRowProps) {
  const { quantityKg, isRemoved } = flour;
  const name = nameInPage(flour);
  const noticeId = useId();
  // The stock on the day of the order is not known yet.
  const availableKg = quantityLimits.quantityMaxKg;
  const kg = useTypedKg(
    { name, quantityKg, availableKg },
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
            <FlourName flour={flour} />
          </b>
          <Stepper
            isCompact
            decreaseLabel={lineTexts.decrease(name)}
            increaseLabel={lineTexts.increase(name)}
            canDecrease={canRemoveKg(quantityKg)}
            canIncrease={canAddKg(quantityKg, availableKg)}
            onDecrease={() => kg.choose(quantityKg - 1)}
            onIncrease={() => kg.choose(quantityKg + 1)}
          >
            <QuantityField
              label={lineTexts.quantity(name)}
              noticeId={noticeId}
              text={kg.text}
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
