import { formatKg } from '@dalan/contract/money/weight';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { canAddKg, canRemoveKg } from '../../lib/quantity.rules.ts';
import { QuantityField } from '../../ui/quantity/quantity-field.tsx';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { detailTexts } from './product-detail.texts.ts';
import type { Quantity } from './use-quantity.ts';
import '../../ui/picks.css';
import './product-detail.css';

const quickPicksKg = [1, 2, 5, 10] as const;

type QuantityFieldsProps = {
  quantity: Quantity;
  availableKg: number;
  /** Id of the text that explains a corrected quantity. */
  noticeId: string;
  total: ReactNode;
};

/** Four quick picks and a stepper for the same value. */
export function QuantityFields(props: QuantityFieldsProps) {
  const { quantity, availableKg, noticeId, total } = props;
  const { quantityKg, choose } = quantity;
  const picks = useId();
  // The fields wait for hydration: React would not notice a quantity chosen before.
  const isHydrated = useIsHydrated();
  return (
    <fieldset inert={!isHydrated} className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">{detailTexts.quantity}</legend>
      <div className="picks">
        {quickPicksKg.map((kg) => (
          <label key={kg} className="pick">
            <input
              type="radio"
              name={picks}
              checked={quantityKg === kg}
              disabled={kg > availableKg}
              onChange={() => choose(kg)}
            />
            {formatKg(kg)}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Stepper
          decreaseLabel={detailTexts.decrease}
          increaseLabel={detailTexts.increase}
          canDecrease={canRemoveKg(quantityKg)}
          canIncrease={canAddKg(quantityKg, availableKg)}
          onDecrease={() => choose(quantityKg - 1)}
          onIncrease={() => choose(quantityKg + 1)}
        >
          <QuantityField
            label={detailTexts.quantity}
            noticeId={noticeId}
            text={quantity.fieldText}
            onType={quantity.type}
            onSettle={quantity.settle}
          />
        </Stepper>
        {total}
      </div>
    </fieldset>
  );
}
