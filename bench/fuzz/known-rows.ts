import type { Dice } from './dice.ts';
import { kindOfRow } from './row-kinds.ts';
import type { Kind, RowOf } from './row-kinds.ts';

/** A page of the settings, as the shop last answered it. */
export type KnownSettings = { page: string; version: number; document: unknown };

/** Rows from earlier answers, so that calls get further than "not found". */
export type KnownRows = {
  learn: (body: unknown) => void;
  /** Forgets deleted rows. */
  forget: (target: string) => void;
  /** Returns a row that fits, or any row if none does. */
  pick: <Of extends Kind>(
    dice: Dice,
    kind: Of,
    fits?: (row: RowOf<Of>) => boolean,
  ) => RowOf<Of> | undefined;
  anyId: (dice: Dice) => string;
  settings: (dice: Dice) => KnownSettings | undefined;
  /** Returns the order that a staff member has taken to confirm. */
  taken: () => string | undefined;
  /** Returns the token of the newest invitation. */
  token: () => string;
};

export const NEVER_GIVEN = '00000000-0000-4000-8000-000000000000';
/** Only the newest rows are known, since older ones are mostly deleted. */
const KEPT = 60;

type AnyRow = { _id: string };

export function openKnownRows(): KnownRows {
  const rows = new Map<Kind, AnyRow[]>();
  const settings = new Map<string, KnownSettings>();
  let token = '';
  let taken: string | undefined;

  const keep = (kind: Kind, row: AnyRow) => {
    const others = (rows.get(kind) ?? []).filter(({ _id }) => _id !== row._id);
    rows.set(kind, [...others, row].slice(-KEPT));
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const row = value as Record<string, unknown>;
    const kind = kindOfRow(row);
    if (kind !== undefined) keep(kind, row as AnyRow);
    if (typeof row['page'] === 'string' && 'document' in row) {
      settings.set(row['page'], row as KnownSettings);
    }
    if ('keptUntil' in row) taken = (row['order'] as AnyRow)._id;
    if (typeof row['token'] === 'string') token = row['token'];
    for (const inner of Object.values(row)) walk(inner);
  };
  return {
    learn: walk,
    forget: (target) => {
      for (const [kind, list] of rows) {
        rows.set(
          kind,
          list.filter(({ _id }) => !target.includes(_id)),
        );
      }
    },
    pick: <Of extends Kind>(
      dice: Dice,
      kind: Of,
      fits: (row: RowOf<Of>) => boolean = () => true,
    ) => {
      const list = (rows.get(kind) ?? []) as RowOf<Of>[];
      const fitting = list.filter(fits);
      const choice = fitting.length > 0 ? fitting : list;
      return choice.length === 0 ? undefined : dice.pick(choice);
    },
    anyId: (dice) => {
      const list = [...rows.values()].flat();
      return list.length === 0 ? NEVER_GIVEN : dice.pick(list)._id;
    },
    settings: (dice) => (settings.size === 0 ? undefined : dice.pick([...settings.values()])),
    taken: () => taken,
    token: () => token,
  };
}
