import { readStockKg, stockTexts } from '@dalan/contract/catalog/stock';
import type { StockChange } from '@dalan/contract/catalog/stock';
import { sumKg } from '@dalan/contract/money/weight';

export type ChangeKind = StockChange['do'];
export type ChangeForm = { flourId: string; kg: string; batch: string; reason: string };

export const emptyChange = { kg: '', batch: '', reason: '' };

/** Only a count may be zero. */
export function checkKg(kind: ChangeKind) {
  return (typed: string): string | undefined => {
    const kg = readStockKg(typed);
    const isWrong = kg === undefined || (kg === 0 && kind !== 'count');
    return isWrong ? stockTexts.kgInvalid : undefined;
  };
}

export function checkMark(typed: string): string | undefined {
  const kg = readStockKg(typed);
  return Number.isInteger(kg) ? undefined : stockTexts.markInvalid;
}

/** The change of the free stock. Undefined until a weight is typed. */
export function deltaKg(kind: ChangeKind, typed: string, expected: number): number | undefined {
  const kg = readStockKg(typed);
  if (kg === undefined) return undefined;
  if (kind === 'count') return sumKg([kg, -expected]);
  return kind === 'waste' ? -kg : kg;
}

export function changeOf(kind: ChangeKind, typed: ChangeForm, expected: number): StockChange {
  const batch = typed.batch.trim();
  const reason = [batch && `Batch ${batch}`, typed.reason.trim()].filter(Boolean).join(', ');
  const kg = readStockKg(typed.kg) ?? 0;
  return kind === 'count' ? { do: kind, counted: kg, expected, reason } : { do: kind, kg, reason };
}
