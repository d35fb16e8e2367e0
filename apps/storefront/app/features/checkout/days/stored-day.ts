import { clearTab, readTab, writeTab } from '../tab-store.ts';

const DAY_STORE_KEY = 'delivery-day';

export function readChosenDay(): string | undefined {
  return readTab(DAY_STORE_KEY) ?? undefined;
}

export function keepChosenDay(day: string): void {
  writeTab(DAY_STORE_KEY, day);
}

export function forgetChosenDay(): void {
  clearTab(DAY_STORE_KEY);
}
