import { formatPaise, formatRupees } from '@dalan/contract/money/money';
import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import { shownName } from '../../../lib/language/shown-name.ts';
import { lineTexts } from '../../../lib/line.texts.ts';
import { canAddKg, canRemoveKg } from '../../../lib/quantity.rules.ts';
import { useTypedKg } from '../../../lib/use-typed-kg.ts';
import type { ChangeQuantity } from '../../../lib/use-typed-kg.ts';
import { QuantityField } from '../../../ui/quantity/quantity-field.tsx';
import { Stepper } from '../../../ui/quantity/stepper.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { Flour, OrderLine } from './order-lines.rules.ts';
import { lineTotalPaise } from './order-lines.rules.ts';
import './flour-line.css';

const PICTURE_SIZES = '(width >= 56.25rem) 112px, 88px';

export type RenderPicture = (flour: Flour, sizes: string) => ReactNode;

type FlourLineProps = {
  line: OrderLine;
  picture: RenderPicture;
  warning?: string | undefined;
  onQuantity: ChangeQuantity;
  /** Called when a typed quantity was reduced. The line says why. */
  onCorrected: () => void;
  /** More actions, shown below the text. */
  children?: ReactNode;
};

export function FlourLine(props: FlourLineProps) {
  const { line, picture, warning, children } = props;
  const { flour, quantityKg } = line;
  const { lead, below } = shownName(flour);
  const kg = useTypedKg({ name: lead.text, quantityKg, availableKg: flour.quantity }, props);
  const noticeId = useId();
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
        <h3 lang={lead.lang}>{lead.text}</h3>
        {below && <p lang={below.lang}>{below.text}</p>}
        <p>
          {formatRupees(flour.pricePerKg)} <small>{checkoutTexts.perKg}</small>
        </p>
        {warning && <p className="flour-warning">{warning}</p>}
        {children}
      </div>
      <div className="flour-amount">
        <Stepper
          isCompact
          decreaseLabel={lineTexts.decrease(lead.text)}
          increaseLabel={lineTexts.increase(lead.text)}
          canDecrease={canRemoveKg(quantityKg)}
          canIncrease={canAddKg(quantityKg, flour.quantity)}
          onDecrease={() => kg.choose(quantityKg - 1)}
          onIncrease={() => kg.choose(quantityKg + 1)}
        >
          <QuantityField
            label={lineTexts.quantity(lead.text)}
            noticeId={noticeId}
            text={kg.text}
            onType={kg.type}
            onSettle={kg.settle}
          />
        </Stepper>
        <b className="flour-total">{formatPaise(lineTotalPaise(line))}</b>
      </div>
      <p id={noticeId} role="status" className="flour-notice">
        {kg.notice}
      </p>
    </li>
  );
}
