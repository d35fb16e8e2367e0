import { grindIn, stepOf } from '@dalan/contract/catalog/grinds';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import {
  formatGrams,
  formatKg,
  gramsToKg,
  kgToGrams,
  linePaise,
} from '@dalan/contract/money/weight';
import { floorToStep, quantityTexts } from '@dalan/contract/orders/quantities';
import { useId, useState } from 'react';

import { buyNowPath } from '../../lib/buy-now-path.ts';
import { firstKg, grindCells, weightCells } from '../../lib/choice.rules.ts';
import { choiceTexts } from '../../lib/choice.texts.ts';
import { rememberGrinds } from '../../lib/remember-grinds.ts';
import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import { canAddKg, canRemoveKg } from '../../lib/quantity.rules.ts';
import { nextStep } from '../../lib/steps.rules.ts';
import { useTypedKg } from '../../lib/use-typed-kg.ts';
import { PickCells } from '../../ui/pick-cells.tsx';
import { QuantityField } from '../../ui/quantity/quantity-field.tsx';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { BuyBoxProps } from './buy-box.tsx';
import { BuyFrame, Total } from './buy-frame.tsx';

/** For a flour with grinds, or one that is sold by less than a kilogram. */
export function ChoiceBuyBox({ product, onAddToCart, promise }: BuyBoxProps) {
  const { _id, pricePerKg, quantity: availableKg, grinds = [] } = product;
  const [grindKey, setGrindKey] = useState(grinds[0]?.key);
  const [quantityKg, setQuantityKg] = useState(() => firstKg(product));
  const noticeId = useId();
  // The fields wait for hydration: React would not notice a quantity chosen before.
  const isHydrated = useIsHydrated();
  const grind = grinds.find(({ key }) => key === grindKey);
  const named = namedWithGrind(product, grind);
  const name = nameInPage(named);
  const stepGrams = stepOf(product);
  const stepKg = gramsToKg(stepGrams);
  const step = formatGrams(stepGrams);
  const kg = useTypedKg(
    { name, quantityKg, availableKg, stepGrams },
    { onQuantity: setQuantityKg },
  );
  const weight = formatKg(quantityKg);
  const totalPaise = linePaise(rupeesToPaise(pricePerKg), kgToGrams(quantityKg));
  const total = formatPaise(totalPaise);
  const isTooMuch = quantityKg > availableKg;
  return (
    <BuyFrame
      name={name}
      weight={weight}
      summary={grind ? `${weight}, ${grindIn(grind, pageLanguage)}` : weight}
      total={total}
      checkout={buyNowPath(_id, quantityKg, grindKey)}
      isTooMuch={isTooMuch}
      onAddToCart={() => {
        void rememberGrinds([product]);
        onAddToCart({ ...product, ...named }, quantityKg, grindKey);
      }}
      noticeId={noticeId}
      notice={
        isTooMuch ? quantityTexts.onlyLeft(floorToStep(availableKg, stepGrams), name) : kg.notice
      }
      promise={promise({ totalPaise, kg: quantityKg })}
    >
      <div inert={!isHydrated} className="choice-fields">
        {grinds.length > 0 && (
          <PickCells
            legend={choiceTexts.grind}
            cells={grindCells(grinds)}
            chosen={grindKey}
            onChoose={setGrindKey}
            isWide
          />
        )}
        <PickCells
          legend={choiceTexts.quantity}
          cells={weightCells(product)}
          chosen={quantityKg}
          onChoose={kg.choose}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Stepper
            decreaseLabel={choiceTexts.decrease(step)}
            increaseLabel={choiceTexts.increase(step)}
            canDecrease={canRemoveKg(quantityKg, stepKg)}
            canIncrease={canAddKg(quantityKg, availableKg, stepKg)}
            onDecrease={() => kg.choose(nextStep(quantityKg, stepGrams, -1))}
            onIncrease={() => kg.choose(nextStep(quantityKg, stepGrams, 1))}
          >
            <QuantityField
              label={choiceTexts.quantity}
              noticeId={noticeId}
              text={kg.text}
              unit={kg.unit}
              onType={kg.type}
              onSettle={kg.settle}
            />
          </Stepper>
          <Total weight={weight} total={total} />
        </div>
      </div>
    </BuyFrame>
  );
}
