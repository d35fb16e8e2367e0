import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BatchDetails, HolderTold } from '@dalan/contract/mill/batches';
import { api } from '../../../../lib/api/api.ts';
import { reasonOf } from '../../../../lib/language/reason.ts';
import { useOrderStream } from '../../../../lib/live/order-stream.ts';
import { isSessionEnd } from '../../../../lib/session/session.ts';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { batchTexts } from '../batch-texts.ts';
import { BATCHES_KEY } from '../batches-key.ts';

/** A batch by its id, or by year and number. It is read again when orders change. */
export function useBatch(idOrNumber: string) {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: [BATCHES_KEY, 'one'] });
  useOrderStream({ onMissed: refetch, onChanged: refetch });
  return useQuery({
    queryKey: [BATCHES_KEY, 'one', idOrNumber],
    queryFn: ({ signal }) => api.call('getBatch', { params: { id: idOrNumber } }, { signal }),
  });
}

/** Notes that a customer was told, or takes it back. The answer is shown at once. */
export function useNoteTold({ _id: id }: BatchDetails) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async (body: HolderTold): Promise<void> => {
    try {
      const batch = await api.call('noteHolderTold', { params: { id }, body });
      queryClient.setQueriesData<BatchDetails>({ queryKey: [BATCHES_KEY, 'one'] }, (shown) =>
        shown?._id === id ? batch : shown,
      );
    } catch (error) {
      if (!(error instanceof Error) || isSessionEnd(error)) return;
      toast.fail(reasonOf(error) ?? batchTexts.notNoted);
    }
  };
}
