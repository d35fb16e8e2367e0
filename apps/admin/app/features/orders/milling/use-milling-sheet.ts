import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { millingDues } from '@dalan/contract/mill/milling';
import type { MillingQuery, MillingSheet } from '@dalan/contract/mill/milling';
import { orderLimits } from '@dalan/contract/orders/orders';
import { api } from '../../../lib/api/api.ts';
import { useUserIdHeader } from '../../../lib/session/session.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { useLiveOrders } from '../list/use-live-orders.ts';
import { ORDERS_KEY } from '../order-cache.ts';
import { millingTexts } from './milling-texts.ts';

const SHEET_KEY = [ORDERS_KEY, 'milling sheet'];

/** The sheet of the days or orders in the address, else of the next day with something to mill. */
export function useMillingSheet() {
  const [params] = useSearchParams();
  const ids = params.get('ids');
  const day = params.get('day');
  const due = millingDues.find((known) => known === params.get('due'));
  const ofDays = due === undefined ? { ...(day !== null && { day }) } : { due };
  const asked: MillingQuery = ids === null ? ofDays : { ids };
  useLiveOrders(() => undefined);
  return useQuery({
    queryKey: [...SHEET_KEY, asked],
    queryFn: ({ signal }) => api.call('getMillingSheet', { query: asked }, { signal }),
  });
}

/** Notes each print, by the button or by the browser's own menu, with what the paper shows. */
export function useNotePrints(sheet: MillingSheet, onPrint: () => void): void {
  const userIdHeader = useUserIdHeader();
  const toast = useToast();
  const queryClient = useQueryClient();

  const note = useEffectEvent(async () => {
    const orders = sheet.orders.map(({ _id, version }) => ({ orderId: _id, version }));
    onPrint();
    try {
      for (let first = 0; first < orders.length; first += orderLimits.movedAtOnceMax) {
        const part = orders.slice(first, first + orderLimits.movedAtOnceMax);
        await api.call('markSheetPrinted', { body: { orders: part } }, userIdHeader);
      }
    } catch {
      toast.fail(millingTexts.notMarked);
    }
    await queryClient.invalidateQueries({ queryKey: SHEET_KEY });
  });

  useEffect(() => {
    const handlePrint = () => void note();
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, []);
}
