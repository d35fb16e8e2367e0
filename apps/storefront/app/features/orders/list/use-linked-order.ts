import type { Page } from '@dalan/contract/lists';
import { orderTexts } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';
import { isId } from '@dalan/contract/ids';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { showToast } from '../../../ui/toast.tsx';
import { orderIdInHash, ordersUrl } from './orders-url.rules.ts';

/** The order that the address points at; pages that are not shown yet are searched for it. */
export function useLinkedOrder({ rows, total }: Page<Order>, pages: number): string {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const sought = orderIdInHash(hash);
  const isElsewhere = isId(sought) && rows.every((order) => order._id !== sought);
  const hasOlder = rows.length < total;
  useEffect(() => {
    if (!isElsewhere) return;
    if (hasOlder) {
      void navigate(ordersUrl(pages + 1) + hash, { replace: true, preventScrollReset: true });
    } else showToast(orderTexts.notFound, 'failed');
  }, [isElsewhere, hasOlder, pages, hash, navigate]);
  return sought;
}
