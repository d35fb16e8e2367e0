import type { LabelSize } from '@dalan/papers/bag-label';

const KEY = 'dalan-label-paper';

/** The paper that was chosen last on this device: a printer has one kind of it. */
export function readKeptPaper(): LabelSize {
  try {
    return localStorage.getItem(KEY) === 'a4' ? 'a4' : 'roll';
  } catch {
    return 'roll';
  }
}

export function keepPaper(size: LabelSize): void {
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // Without storage it is chosen again next time.
  }
}
