import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { User } from '@dalan/contract/people/accounts';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import { api } from '../../lib/api/api.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { formatPhone } from '../../lib/format/phone.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { ConflictNotice, FieldChangeList } from '../../ui/messages/conflict-notice.tsx';
import type { Conflict } from '../../ui/messages/conflict-notice.tsx';
import { DeleteDialog } from '../../ui/dialog/delete-dialog.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { userChanges } from './user-form.ts';
import { USERS_KEY } from './use-users.ts';
import { goneTexts } from '../../lib/gone-texts.ts';
import { NO_EMAIL, userMaster } from './user-texts.ts';
import { plainList } from '../../ui/layout/looks.ts';

const { texts } = userMaster;

export function DeleteUserDialog({ user, state }: { user: User; state: DialogState }) {
  const [saved, setSaved] = useState(user);
  const [conflict, setConflict] = useState<Conflict>();
  const deletion = useRowMutation({
    send: () =>
      api.call('deleteUser', { params: { id: user._id }, query: { version: saved.version } }),
    listKey: USERS_KEY,
    texts: { done: texts.deleted, failed: texts.notDeleted, gone: goneTexts.deleting('user') },
    toastMs: toastDurationsMs.userMaster,
    onDone: state.onClose,
    onRefused: ({ answer }) => {
      const changed = answer?.details?.user as User | undefined;
      if (changed === undefined) return false;
      setConflict({ by: answer?.details?.by ?? '', changes: userChanges(saved, changed) });
      setSaved(changed);
      return true;
    },
  });
  const openOrders = useOpenOrders(user);
  return (
    <DeleteDialog
      state={state}
      verb="Delete user"
      question={texts.confirmDeletion}
      facts={[
        { label: 'Name', value: saved.name },
        { label: 'Email', value: saved.email || NO_EMAIL },
        { label: 'Phone', value: formatPhone(saved.phone) },
        ...(user.role === 'user'
          ? [{ label: 'Open orders', value: renderOpenOrders(openOrders) }]
          : []),
      ]}
      consequence={consequenceOf(openOrders.data?.length)}
      deletion={deletion}
      conflict={
        conflict && (
          <ConflictNotice who={conflict.by} what="user" intent="delete">
            <FieldChangeList changes={conflict.changes} />
          </ConflictNotice>
        )
      }
    />
  );
}

function renderOpenOrders({ data, isError }: ReturnType<typeof useOpenOrders>): ReactNode {
  if (data !== undefined) return data.length === 0 ? 'None' : <OpenOrderList orders={data} />;
  return isError ? 'They could not be read. Please look into Order Master first.' : 'Loading...';
}

function consequenceOf(count = 0): string {
  const erased =
    'Name, contact details and sign-in are erased. Past orders stay in the accounts without a name; bills keep it, as the tax law asks.';
  if (count === 0) return erased;
  const orders = count === 1 ? 'The open order is' : `The ${count} open orders are`;
  return `${orders} cancelled, and the flour goes back into stock. ${erased}`;
}

/** Each line reads `AD7C51E2 · 8 kg · ₹734.00`. */
function OpenOrderList({ orders }: { orders: Order[] }) {
  return (
    <Box component="ul" aria-label="Open orders" sx={plainList}>
      {orders.map((order) => (
        <li key={order._id}>
          <b>{shortOrderId(order._id)}</b> · {weightOf(order)} · {formatRupees(order.totalAmount)}
        </li>
      ))}
    </Box>
  );
}

function weightOf({ items }: Order): string {
  return formatGrams(items.reduce((sum, { quantityKg }) => sum + kgToGrams(quantityKg), 0));
}

/**
 * The orders that deleting this account cancels. They are never cached, because they must be
 * current.
 */
function useOpenOrders({ _id: id, role }: User) {
  return useQuery({
    queryKey: ['open-orders', id],
    queryFn: ({ signal }) => api.call('listOpenOrdersOfUser', { params: { id } }, { signal }),
    enabled: role === 'user',
    gcTime: 0,
  });
}
