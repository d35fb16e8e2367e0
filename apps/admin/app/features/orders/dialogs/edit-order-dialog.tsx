import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Control, FieldPath } from 'react-hook-form';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders';
import { shortOrderId } from '@dalan/contract/orders';
import { formatPhone } from '../../../lib/format/phone.ts';
import { DialogFields, DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { LockedField } from '../../../ui/form/locked-field.tsx';
import { ErrorAlert } from '../../../ui/error-alert.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { ItemsTable } from '../items/items-table.tsx';
import { OrderConflictNotice } from './order-conflict-notice.tsx';
import { orderStatusLooks, paymentStatusTones } from '../status/order-statuses.ts';
import { buyerName, ERASED } from '../order-texts.ts';
import { OrderStatusChip, PaymentStatusChip } from '../status/status-chips.tsx';
import { useSaveOrder } from './use-save-order.ts';
import type { StatusForm } from './use-save-order.ts';
import { goneTexts } from '../../../lib/gone-texts.ts';

const paymentChoices = Object.keys(paymentStatusTones) as PaymentStatus[];
const orderChoices = Object.keys(orderStatusLooks) as OrderStatus[];

type EditOrderDialogProps = {
  order: Order;
  isDeleted: boolean;
  state: DialogState;
};

export function EditOrderDialog({ order, isDeleted, state }: EditOrderDialogProps) {
  // A copy: the list's row may be updated while staff are editing.
  const [saved, setSaved] = useState(order);
  const form = useForm<StatusForm>({ defaultValues: statusesOf(order) });
  const { control, formState } = form;
  const save = useSaveOrder(saved, {
    onSaved: state.onClose,
    onConflict: (changed) => {
      setSaved(changed);
      // Keep what was chosen here. Untouched fields take the other person's values.
      form.reset(statusesOf(changed), { keepDirtyValues: true });
    },
  });
  const hasChanged = saved.version !== order.version;

  return (
    <DialogFrame
      {...state}
      title="Edit Order"
      about={shortOrderId(order._id)}
      width={760}
      isDirty={formState.isDirty}
      submit={{
        submission: save,
        label: 'Save',
        busyLabel: 'Saving...',
        onSubmit: (event) => void form.handleSubmit(save.submit)(event),
      }}
    >
      <Stack sx={{ gap: 5 }}>
        {isDeleted && save.problem === undefined && (
          <ErrorAlert>{goneTexts.looking('order')}</ErrorAlert>
        )}
        {hasChanged && (
          <OrderConflictNotice order={saved} knownEvents={order.history.length} intent="save" />
        )}
        <DialogFields>
          <StatusField
            control={control}
            name="orderStatus"
            label="Order Status"
            saved={saved.orderStatus}
            options={orderChoices}
            chip={(status) => <OrderStatusChip status={status} />}
            autoFocus
          />
          <StatusField
            control={control}
            name="paymentStatus"
            label="Payment Status"
            saved={saved.paymentStatus}
            options={paymentChoices}
            chip={(status) => <PaymentStatusChip status={status} />}
          />
          <LockedField id="user" label="User" value={buyerName(order)} />
          <LockedField
            id="contactNumber"
            label="Contact Number"
            value={formatPhone(order.contactNumber) || ERASED}
          />
        </DialogFields>
        <LockedField
          id="deliveryAddress"
          label="Delivery Address"
          value={saved.deliveryAddress || ERASED}
          isMultiline
        />
        <div>
          <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
            Items
          </Typography>
          <Box sx={{ px: 3, py: 1, border: `1px solid ${colours.flour200}` }}>
            <ItemsTable items={order.items} totalAmount={order.totalAmount} />
          </Box>
        </div>
      </Stack>
    </DialogFrame>
  );
}

function statusesOf({ paymentStatus, orderStatus }: Order): StatusForm {
  return { paymentStatus, orderStatus };
}

type StatusFieldProps<Name extends FieldPath<StatusForm>> = {
  control: Control<StatusForm>;
  name: Name;
  label: string;
  /** The status the order has now. */
  saved: StatusForm[Name];
  options: readonly StatusForm[Name][];
  chip: (status: StatusForm[Name]) => ReactNode;
  autoFocus?: boolean;
};

function StatusField<Name extends FieldPath<StatusForm>>(props: StatusFieldProps<Name>) {
  const { saved, chip, ...rest } = props;
  const chosen = useWatch({ control: rest.control, name: rest.name });
  const hint = `Was ${saved}. Saving writes this change to the history.`;
  return (
    <SelectField {...rest} renderOption={chip} helperText={chosen === saved ? undefined : hint} />
  );
}
