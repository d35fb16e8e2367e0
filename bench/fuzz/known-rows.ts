import type { Product } from '@dalan/contract/catalog';
import type { Order } from '@dalan/contract/orders';
import type { Dice } from './dice.ts';

type Row = Record<string, unknown> & { _id: string };

/** Rows from earlier answers, so that calls get further than "not found". */
export type KnownRows = {
  learn: (path: string, body: unknown) => void;
  /** Forgets deleted rows. */
  forget: (path: string, target: string) => void;
  product: (dice: Dice) => Partial<Product>;
  order: (dice: Dice) => Partial<Order>;
  id: (dice: Dice, kind: Kind | undefined) => string;
  /** Of the newest invitation. */
  token: () => string;
};
export type Kind = 'products' | 'orders' | 'users' | 'contact' | 'invitations' | 'staff';

const KINDS: Kind[] = ['products', 'orders', 'users', 'contact', 'invitations', 'staff'];
const NEVER_GIVEN = '00000000-0000-4000-8000-000000000000';
/** The newest rows: older ones are mostly deleted. */
const KEPT = 60;

export function kindOf(path: string): Kind | undefined {
  return KINDS.find((kind) => path.includes(kind.replace(/s$/, '')));
}

export function openKnownRows(): KnownRows {
  const rows = new Map<Kind, Row[]>(KINDS.map((kind) => [kind, []]));
  let token = '';
  const any = (dice: Dice, kind: Kind) => {
    const list = rows.get(kind) ?? [];
    return list.length === 0 ? undefined : dice.pick(list);
  };
  return {
    learn: (path, body) => {
      const list = rows.get(kindOf(path) ?? 'users') ?? [];
      for (const row of rowsIn(body)) {
        const known = list.findIndex(({ _id }) => _id === row._id);
        if (known === -1) list.push(row);
        else list[known] = row;
      }
      list.splice(0, list.length - KEPT);
      token = tokenIn(body) ?? token;
    },
    forget: (path, target) => {
      const list = rows.get(kindOf(path) ?? 'users') ?? [];
      const gone = list.findIndex(({ _id }) => target.includes(_id));
      if (gone !== -1) list.splice(gone, 1);
    },
    product: (dice) => any(dice, 'products') ?? {},
    order: (dice) => any(dice, 'orders') ?? {},
    token: () => token,
    id: (dice, kind) => any(dice, kind ?? dice.pick(KINDS))?._id ?? NEVER_GIVEN,
  };
}

function tokenIn(body: unknown): string | undefined {
  const { token } = (body ?? {}) as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}

function rowsIn(body: unknown): Row[] {
  if (Array.isArray(body)) return body.flatMap(rowsIn);
  if (typeof body !== 'object' || body === null) return [];
  if (typeof (body as Partial<Row>)._id === 'string') return [body as Row];
  return Object.values(body).flatMap(rowsIn);
}
