import { useId } from 'react';
import type { ReactNode } from 'react';

import { canAddKg, canTakeKg } from '../../lib/quantity.rules.ts';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import type { Quantity } from './use-quantity.ts';

const quickPicksKg = [1, 2, 5, 10] as const;

type QuantityFieldsProps = {
  quantity: Quantity;
  availableKg: number;
  /** Says why the quantity is not what was typed. */
  noticeId: string;
  total: ReactNode;
};

/** Four quick picks, and a stepper for all other kilograms: one value. */
export function QuantityFields(props: QuantityFieldsProps) {
  const { quantity, availableKg, noticeId, total } = props;
  const { quantityKg, choose } = quantity;
  const picks = useId();
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">Quantity in kg</legend>
      <div className="grid grid-cols-4 gap-2">
        {quickPicksKg.map((kg) => (
          <label key={kg} className="pick">
            <input
              type="radio"
              name={picks}
              checked={quantityKg === kg}
              disabled={kg > availableKg}
              onChange={() => choose(kg)}
            />
            {kg} kg
          </label>
        ))}
      </div>
      <div className="flex items-center justify-between gap-4">
        <Stepper
          decreaseLabel="Decrease by 1 kg"
          increaseLabel="Increase by 1 kg"
          canDecrease={canTakeKg(quantityKg)}
          canIncrease={canAddKg(quantityKg, availableKg)}
          onDecrease={() => choose(quantityKg - 1)}
          onIncrease={() => choose(quantityKg + 1)}
        >
          <QuantityField quantity={quantity} noticeId={noticeId} />
        </Stepper>
        {total}
      </div>
    </fieldset>
  );
}

function QuantityField({ quantity, noticeId }: { quantity: Quantity; noticeId: string }) {
  return (
    <label>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label="Quantity in kg"
        aria-describedby={noticeId}
        value={quantity.fieldText}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => quantity.type(event.currentTarget.value)}
        onBlur={quantity.settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') quantity.settle();
        }}
      />
      <small>kg</small>
    </label>
  );
}
