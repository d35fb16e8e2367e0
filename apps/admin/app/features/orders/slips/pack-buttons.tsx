import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NoAnswer } from '@dalan/contract/client';
import type { Order } from '@dalan/contract/orders/orders';
import { formatRecent } from '../../../lib/format/india-time.ts';
import { reasonOf, refusalText } from '../../../lib/language/reason.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { orderKey } from '../order-cache.ts';
import { useMoveOrders } from '../use-move-orders.ts';
import { notToPack, packTexts as texts } from './slip-texts.ts';
import { centredRow } from '../../../ui/layout/looks.ts';

/** The button Packed, or the reason why the order cannot be packed. */
export function PackButtons({ order }: { order: Order }) {
  const { isPending, mutate } = usePacking(order._id);
  if (order.orderStatus !== 'Processing') {
    return (
      <Box sx={{ mt: 4 }}>
        <Notice tone="warning">{notToPack[order.orderStatus]}</Notice>
      </Box>
    );
  }
  if (order.packedAt === null) {
    return (
      <Button
        fullWidth
        variant="contained"
        size="large"
        startIcon={<Icon name="pack" size={24} />}
        disabled={isPending}
        onClick={() => mutate('pack')}
        sx={{ mt: 4, height: 64, fontSize: 'title' }}
      >
        {texts.pack}
      </Button>
    );
  }
  return (
    <Box role="status" sx={packed}>
      <Icon name="check" size={32} />
      <Box sx={{ flex: 1 }}>
        <Box component="b" sx={{ fontSize: 'title' }}>
          {texts.isPacked}
        </Box>
        <div>{texts.packedBy(packerOf(order), formatRecent(order.packedAt))}</div>
        <div>{texts.next}</div>
      </Box>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate('unpack')}>
        {texts.undo}
      </Button>
    </Box>
  );
}

function usePacking(orderId: string) {
  const { move } = useMoveOrders();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (action: 'pack' | 'unpack') => move({ do: action }, [{ orderId }]),
    onSuccess: ({ results: [result] }) => {
      if (result?.refusal) toast.fail(refusalText(result.refusal));
    },
    onError: (error) =>
      toast.fail(error instanceof NoAnswer ? (reasonOf(error) ?? '') : texts.notSaved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKey(orderId) }),
  });
}

/** The person who packed the order last. Empty if their account was erased. */
function packerOf({ history }: Order): string {
  return history.findLast(({ kind }) => kind === 'packed')?.by ?? '';
}

const packed = {
  ...centredRow,
  mt: 4,
  p: 4,
  color: colours.paan,
  backgroundColor: colours.paanTint,
  border: `2px solid ${colours.paan}`,
};
