import { formatPaise, formatRupees } from '@dalan/contract/money';
import type { CSSProperties, ReactNode } from 'react';

import { canAddKg, canTakeKg } from '../../lib/quantity.rules.ts';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import type { Flour, OrderLine } from './order-lines.rules.ts';
import { paiseOf } from './order-lines.rules.ts';

/** What the picture of a line measures. */
const PICTURE_SIZES = '(width >= 56.25rem) 112px, 88px';

export type DrawFlour = (flour: Flour, sizes: string) => ReactNode;

type FlourLineProps = {
  line: OrderLine;
  picture: DrawFlour;
  /** What is wrong with the line, where something is. */
  warning?: string | undefined;
  onQuantity: (quantityKg: number) => void;
  /** Under the words: what else can be done with the line. */
  children?: ReactNode;
};

export function FlourLine({ line, picture, warning, onQuantity, children }: FlourLineProps) {
  const { flour, quantityKg } = line;
  const { name, nameMr, isMarathiCut } = flour;
  const [ground, heap] = flour.picture?.colours ?? [];
  return (
    <li className="flour-line">
      <div
        className="flour-picture"
        style={{ '--ground': ground, '--heap': heap } as CSSProperties}
      >
        {picture(flour, PICTURE_SIZES)}
      </div>
      <div className="flour-words">
        <h3>{name}</h3>
        {nameMr && (
          <p lang="mr" className={isMarathiCut ? undefined : 'font-marathi'}>
            {nameMr}
          </p>
        )}
        <p>
          {formatRupees(flour.pricePerKg)} <small>per kg</small>
        </p>
        {warning && <p className="flour-warning">{warning}</p>}
        {children}
      </div>
      <div className="flour-amount">
        <Stepper
          isCompact
          decreaseLabel={`Decrease by 1 kg: ${name}`}
          increaseLabel={`Increase by 1 kg: ${name}`}
          canDecrease={canTakeKg(quantityKg)}
          canIncrease={canAddKg(quantityKg, flour.quantity)}
          onDecrease={() => onQuantity(quantityKg - 1)}
          onIncrease={() => onQuantity(quantityKg + 1)}
        >
          <span className="stepper-value">
            <b>{quantityKg}</b> <small>kg</small>
          </span>
        </Stepper>
        <b className="flour-total">{formatPaise(paiseOf(line))}</b>
      </div>
    </li>
  );
}
