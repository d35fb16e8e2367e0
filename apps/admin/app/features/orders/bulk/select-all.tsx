import Button from '@mui/material/Button';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { Order } from '@dalan/contract/orders/orders';
import { orderLimits } from '@dalan/contract/orders/orders';
import { api } from '../../../lib/api/api.ts';
import { useUserIdHeader } from '../../../lib/session/session.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { orderMaster } from '../order-texts.ts';
import { bulkTexts } from './bulk-texts.ts';

type SelectAllProps = {
  total: number;
  /** Search and filters, as the list has them. */
  query: Record<string, string>;
  onAll: (orders: Order[]) => void;
};

/** Selects the whole list, including its other pages. */
export function SelectAll({ total, query, onAll }: SelectAllProps) {
  const toast = useToast();
  const userIdHeader = useUserIdHeader();
  const all = useSubmission({
    isRepeatable: true,
    send: async () => {
      const pages = Array.from({ length: Math.ceil(total / PAGE_SIZE_MAX) }, (_, page) =>
        api.list(
          'listOrders',
          { query: { ...query, page: page + 1, pageSize: PAGE_SIZE_MAX } },
          userIdHeader,
        ),
      );
      return (await Promise.all(pages)).flatMap(({ rows }) => rows);
    },
    onDone: onAll,
    onFailed: () => toast.fail(bulkTexts.notLoaded),
  });
  return (
    <Button
      aria-busy={all.isBusy}
      onClick={() => {
        if (total > orderLimits.movedAtOnceMax) toast.fail(orderMaster.texts.tooManySelected);
        else all.submit(undefined);
      }}
      sx={{ color: 'inherit', minWidth: 0, fontWeight: 600 }}
    >
      {bulkTexts.all(total)}
    </Button>
  );
}
