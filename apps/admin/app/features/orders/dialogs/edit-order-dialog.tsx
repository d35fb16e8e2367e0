import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { finalStatuses, shortOrderId } from '@dalan/contract/orders/orders';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { DialogFields, DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { LockedField } from '../../../ui/form/locked-field.tsx';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { formatDay } from '../format-due-day.ts';
import { ItemsTable } from '../items/items-table.tsx';
import { LineBatch } from '../items/line-batch.tsx';
import { OrderConflictNotice } from './order-conflict-notice.tsx';
import { orderStatusLooks, paymentStatusTones } from '../status/order-statuses.ts';
import { buyerName, ERASED, orderMaster } from '../order-texts.ts';
import { OrderStatusChip, PaymentStatusChip } from '../status/status-chips.tsx';
import { useSaveOrder } from './use-save-order.ts';
import type { StatusForm } from './use-save-order.ts';
import { goneTexts } from '../../../lib/gone-texts.ts';
import { hairline } from '../../../ui/layout/looks.ts';

const { texts } = orderMaster;

const paymentChoices = Object.keys(paymentStatusTones) as PaymentStatus[];
const orderChoices = Object.keys(orderStatusLooks) as OrderStatus[];

type EditOrderDialogProps = {
  order: Order;
  isDeleted: boolean;
  state: DialogState;
};

export function EditOrderDialog({ order, isDeleted, state }: EditOrderDialogProps) {
  // This is a copy, because the list's row may be updated while staff are editing.
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
          <LockedField id="user" label="User" value={buyerName(order)} />
          <DueDayField control={control} saved={saved.dueOn} />
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
          <Box sx={{ px: 3, py: 1, border: hairline }}>
            <ItemsTable
              items={order.items}
              totalAmount={order.totalAmount}
              delivery={order}
              below={(item) => <LineBatch item={item} order={order} />}
            />
          </Box>
        </div>
      </Stack>
    </DialogFrame>
  );
}

function statusesOf({ paymentStatus, orderStatus, dueOn }: Order): StatusForm {
  return { paymentStatus, orderStatus, dueOn };
}

type DueDayFieldProps = { control: Control<StatusForm>; saved: string };

/** The field is off for a status after which no delivery comes. */
function DueDayField({ control, saved }: DueDayFieldProps) {
  const [dueOn, orderStatus] = useWatch({ control, name: ['dueOn', 'orderStatus'] });
  const isFinal = finalStatuses.includes(orderStatus) && dueOn === saved;
  const today = dayInIndia(new Date());
  const hint = dueOn === saved ? undefined : texts.dueDayWas(formatDay(saved));
  return (
    <FormField
      control={control}
      name="dueOn"
      label={texts.dueDay}
      type="date"
      disabled={isFinal}
      helperText={isFinal ? texts.dueDayFinal : hint}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      check={(day) => {
        if (day === '') return texts.dueDayRequired;
        return day !== saved && day < today ? texts.dueDayPast : undefined;
      }}
    />
  );
}

type StatusName = 'orderStatus' | 'paymentStatus';

type StatusFieldProps<Name extends StatusName> = {
  control: Control<StatusForm>;
  name: Name;
  label: string;
  saved: StatusForm[Name];
  options: readonly StatusForm[Name][];
  chip: (status: StatusForm[Name]) => ReactNode;
  autoFocus?: boolean;
};

function StatusField<Name extends StatusName>(props: StatusFieldProps<Name>) {
  const { saved, chip, ...rest } = props;
  const chosen = useWatch({ control: rest.control, name: rest.name });
  const hint = `Was ${saved}. Saving writes this change to the history.`;
  return (
    <SelectField {...rest} renderOption={chip} helperText={chosen === saved ? undefined : hint} />
  );
}
