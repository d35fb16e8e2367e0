import { stockLimits, stockTexts } from '@dalan/contract/catalog/stock';
import type { StockChange } from '@dalan/contract/catalog/stock';

export type ChangeKind = StockChange['do'];
export type ChangeForm = { flourId: string; kg: string; batch: string; reason: string };

export const emptyChange = { kg: '', batch: '', reason: '' };

/** Only a count may be zero. */
export function checkKg(kind: ChangeKind) {
  const [least, problem] =
    kind === 'count' ? [0, stockTexts.countInvalid] : [1, stockTexts.kgInvalid];
  return (typed: string): string | undefined => {
    const kg = wholeKg(typed);
    return kg === undefined || kg < least ? problem : undefined;
  };
}

/** The change of the free stock. Undefined until whole kilograms are typed. */
export function deltaKg(kind: ChangeKind, typed: string, expected: number): number | undefined {
  const kg = wholeKg(typed);
  if (kg === undefined) return undefined;
  if (kind === 'count') return kg - expected;
  return kind === 'waste' ? -kg : kg;
}

function wholeKg(typed: string): number | undefined {
  const isWhole = /^\d+$/.test(typed.trim()) && Number(typed) <= stockLimits.kgMax;
  return isWhole ? Number(typed) : undefined;
}

export function changeOf(kind: ChangeKind, typed: ChangeForm, expected: number): StockChange {
  const batch = typed.batch.trim();
  const reason = [batch && `Batch ${batch}`, typed.reason.trim()].filter(Boolean).join(', ');
  const kg = Number(typed.kg);
  return kind === 'count' ? { do: kind, counted: kg, expected, reason } : { do: kind, kg, reason };
}
