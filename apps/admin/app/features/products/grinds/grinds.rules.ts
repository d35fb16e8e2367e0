import {
  checkEnglishGrindName,
  checkGrindName,
  grindKeyOf,
  grindLimits,
  grindTexts,
  readyGrinds,
} from '@dalan/contract/catalog/grinds';
import type { FlourHolders, Grind, NewGrind } from '@dalan/contract/catalog/grinds';

/** A grind in the product form. Its id names the row: two rows can have the same words. */
export type GrindRow = { id: string } & NewGrind;

export const grindParts = ['name', 'nameMr', 'nameHi'] as const;
export type GrindPart = (typeof grindParts)[number];

/** Names one field of one row. */
export function cellId(id: string, part: GrindPart): string {
  return `grind-${id}-${part}`;
}

export function rowsOf(grinds: readonly Grind[] = []): GrindRow[] {
  return grinds.map(({ key, name, nameMr, nameHi }) => ({ id: key, name, nameMr, nameHi }));
}

export function grindsOf(rows: readonly GrindRow[]): NewGrind[] {
  return rows.map(({ name, nameMr, nameHi }) => ({
    name: name.trim(),
    nameMr: nameMr.trim(),
    nameHi: nameHi.trim(),
  }));
}

/** `Fine, Medium`: how the conflict notice says them. */
export function inWords(rows: readonly GrindRow[]): string {
  return rows.map(({ name }) => name).join(', ');
}

/** What is wrong, by cell, in the order of the cells. Of two rows alike, the second is wrong. */
export function grindProblems(rows: readonly GrindRow[]): Map<string, string> {
  const problems = new Map<string, string>();
  const keys = new Set<string>();
  for (const row of rows) {
    const key = grindKeyOf(row.name);
    const twice = key !== '' && keys.has(key) ? grindTexts.twice : undefined;
    keys.add(key);
    for (const part of grindParts) {
      const problem =
        part === 'name' ? (twice ?? checkEnglishGrindName(row.name)) : checkGrindName(row[part]);
      if (problem !== undefined) problems.set(cellId(row.id, part), problem);
    }
  }
  return problems;
}

/** The ready grinds that the flour does not have yet. */
export function readyLeft(rows: readonly GrindRow[]): Grind[] {
  const keys = rows.map(({ name }) => grindKeyOf(name));
  return readyGrinds.filter(({ key }) => !keys.includes(key));
}

export function isFull(rows: readonly GrindRow[]): boolean {
  return rows.length >= grindLimits.perFlour;
}

export function withReady(rows: readonly GrindRow[], ready: Grind): GrindRow[] {
  const isFree = !rows.some(({ id }) => id === ready.key);
  const { key, name, nameMr, nameHi } = ready;
  return [...rows, { id: isFree ? key : freeId(rows), name, nameMr, nameHi }];
}

export function withOwn(rows: readonly GrindRow[]): GrindRow[] {
  return [...rows, { id: freeId(rows), name: '', nameMr: '', nameHi: '' }];
}

function freeId(rows: readonly GrindRow[]): string {
  const ids = Array.from({ length: grindLimits.perFlour + 1 }, (_, index) => `own_${index}`);
  return ids.find((id) => !rows.some((row) => row.id === id)) ?? '';
}

export function sorted(rows: readonly GrindRow[], ids: readonly string[]): GrindRow[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Grinds that the flour has until this form is saved. */
export function leavingGrinds(saved: readonly GrindRow[], rows: readonly GrindRow[]): GrindRow[] {
  const keys = rows.map(({ name }) => grindKeyOf(name));
  return saved.filter(({ name }) => !keys.includes(grindKeyOf(name)));
}

/** Open orders and repeats that hold a flour in a grind or weight. */
export type Held = { orders: number; repeats: number };

const nobody: Held = { orders: 0, repeats: 0 };

/** Undefined while the answer of the shop is not there. */
export function heldInGrind(
  holders: FlourHolders | undefined,
  { name }: GrindRow,
): Held | undefined {
  return holders && (holders.grinds.find(({ key }) => key === grindKeyOf(name)) ?? nobody);
}

export function heldBelowStep(
  holders: FlourHolders | undefined,
  stepGrams: number,
): Held | undefined {
  return holders && (holders.steps.find((held) => held.stepGrams === stepGrams) ?? nobody);
}
