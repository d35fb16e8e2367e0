import { readablePhone } from '@dalan/contract/contact/contact-details';
import type { User } from '@dalan/contract/people/accounts';
import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Delivery as DeliveryRule } from '@dalan/contract/delivery/delivery';
import { promiseTexts } from '@dalan/contract/delivery/delivery-promise';
import type { ReactNode, Ref } from 'react';

import { AreaWords } from '../../../ui/area-words.tsx';
import type { CheckoutState } from '../checkout-machine.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { DeliveryEditor } from './delivery-editor.tsx';
import type { useDelivery } from './use-delivery.ts';
import './delivery.css';
import '../../../ui/facts.css';

type DeliveryBlockProps = {
  user: User;
  where: ReturnType<typeof useDelivery>;
  rule: DeliveryRule | undefined;
  onOrderWanted: (saved: CheckoutState) => void;
  /** Set on the address, to detect when it is in view. */
  addressRef: Ref<HTMLDivElement>;
};

/** Name, phone and address. Read-only until the customer presses Change. */
export function DeliveryBlock(props: DeliveryBlockProps) {
  const { user, where, rule, onOrderWanted, addressRef } = props;
  const { delivery, isEditing, wasSaved } = where;
  const { pincode = '' } = delivery;
  const area = rule && areaOf(rule, pincode);
  return (
    <section className="checkout-block">
      <h2>
        {checkoutTexts.deliverTo}
        {!isEditing && (
          <button type="button" autoFocus={wasSaved} onClick={where.change} className="link">
            {checkoutTexts.change}
            <span className="sr-only">{checkoutTexts.changeWhat}</span>
          </button>
        )}
      </h2>
      <dl className="facts delivery">
        <Row label={checkoutTexts.name} value={user.name} />
        {!isEditing && <Row label={checkoutTexts.phone} value={readablePhone(delivery.phone)} />}
        <Row label={checkoutTexts.email} value={user.email} isWide={!isEditing} />
        {!isEditing && (
          <Row label={checkoutTexts.address} value={delivery.address} isWide ref={addressRef} />
        )}
        {!isEditing && area && (
          <Row
            label={checkoutTexts.pincode}
            value={<AreaWords area={area} words={(name) => promiseTexts.place(pincode, name)} />}
            isWide
          />
        )}
      </dl>
      {isEditing && (
        <div ref={addressRef}>
          <DeliveryEditor
            delivery={where.typed}
            rule={rule}
            isFirstAddress={user.address.trim() === ''}
            hasFocus={where.isAskedFor}
            onType={where.keepTyped}
            onSave={async (typed, isOrderWanted) => {
              const saved = await where.save(typed, isOrderWanted);
              if (saved && isOrderWanted) onOrderWanted(saved);
            }}
            onCancel={where.canCancel ? where.cancel : undefined}
          />
        </div>
      )}
    </section>
  );
}

type RowProps = {
  label: string;
  value: ReactNode;
  isWide?: boolean;
  ref?: Ref<HTMLDivElement>;
};

function Row({ label, value, isWide = false, ref }: RowProps) {
  return (
    <div ref={ref} className={isWide ? 'delivery-wide' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
