import { useRef, useState } from 'react';
import type { OrderStep } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import { orderLimits } from '@dalan/contract/orders/orders';

export type Selection = {
  /** The selected orders as the list last showed them, in the order of selection. */
  orders: Order[];
  /** Whether all rows of the page are selected, some, or none. */
  page: 'all' | 'some' | 'none';
  has: (order: Order) => boolean;
  /** With `isRange`, selects everything since the last selected order. */
  toggle: (order: Order, isRange: boolean) => void;
  togglePage: () => void;
  add: (orders: Order[]) => void;
  /** Selects only these. */
  keep: (orders: Order[]) => void;
  clear: () => void;
};

type Options = { step: OrderStep; rows: Order[]; onTooMany: () => void };

/** The selection survives paging, filters and search, but never a change of the tab. */
export function useSelection({ step, rows, onTooMany }: Options): Selection {
  const [kept, setKept] = useState<{ step: OrderStep; orders: Order[] }>({ step, orders: [] });
  const lastId = useRef<string>(undefined);
  const known = new Map(rows.map((order) => [order._id, order]));
  const orders =
    kept.step === step ? kept.orders.map((order) => known.get(order._id) ?? order) : [];
  const ids = new Set(orders.map(({ _id }) => _id));
  const has = ({ _id }: Order) => ids.has(_id);
  const selectedRows = rows.filter(has);

  const set = (next: Order[]) => setKept({ step, orders: next });
  function add(more: Order[]) {
    const all = [...orders, ...more.filter((order) => !has(order))];
    if (all.length > orderLimits.movedAtOnceMax) onTooMany();
    set(all.slice(0, orderLimits.movedAtOnceMax));
  }
  function remove(fewer: Order[]) {
    const gone = new Set(fewer.map(({ _id }) => _id));
    set(orders.filter(({ _id }) => !gone.has(_id)));
  }
  return {
    orders,
    page: pageState(selectedRows.length, rows.length),
    has,
    toggle: (order, isRange) => {
      const from = rows.findIndex(({ _id }) => _id === lastId.current);
      const to = rows.findIndex(({ _id }) => _id === order._id);
      lastId.current = order._id;
      const isFromHere = isRange && from >= 0 && to >= 0;
      const touched = isFromHere ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [order];
      if (has(order)) remove(touched);
      else add(touched);
    },
    togglePage: () => (selectedRows.length === rows.length ? remove(rows) : add(rows)),
    add,
    keep: set,
    clear: () => set([]),
  };
}

function pageState(selected: number, rows: number): Selection['page'] {
  if (selected === 0) return 'none';
  return selected === rows ? 'all' : 'some';
}
