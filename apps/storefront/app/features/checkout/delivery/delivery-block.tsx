import { readablePhone } from '@dalan/contract/contact-details';
import type { User } from '@dalan/contract/accounts';
import type { Ref } from 'react';

import { DeliveryEditor } from './delivery-editor.tsx';
import type { Delivery } from './stored-delivery.ts';
import type { useDelivery } from './use-delivery.ts';
import './delivery.css';
import '../../../ui/facts.css';

type DeliveryBlockProps = {
  user: User;
  where: ReturnType<typeof useDelivery>;
  onOrderWanted: (delivery: Delivery) => void;
  /** Set on the address, to detect when it is in view. */
  addressRef: Ref<HTMLDivElement>;
};

/** Name, phone and address. Read-only until the customer presses Change. */
export function DeliveryBlock(props: DeliveryBlockProps) {
  const { user, where, onOrderWanted, addressRef } = props;
  const { delivery, isEditing, wasSaved } = where;
  return (
    <section className="checkout-block">
      <h2>
        Deliver to
        {!isEditing && (
          <button type="button" autoFocus={wasSaved} onClick={where.change} className="link">
            Change<span className="sr-only"> where this order goes</span>
          </button>
        )}
      </h2>
      <dl className="facts delivery">
        <Row label="Name" value={user.name} />
        {!isEditing && <Row label="Phone" value={readablePhone(delivery.phone)} />}
        <Row label="Email" value={user.email} isWide={!isEditing} />
        {!isEditing && <Row label="Address" value={delivery.address} isWide ref={addressRef} />}
      </dl>
      {isEditing && (
        <div ref={addressRef}>
          <DeliveryEditor
            delivery={where.typed}
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
  value: string;
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
