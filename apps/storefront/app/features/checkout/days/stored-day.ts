const DAY_STORE_KEY = 'delivery-day';

/** The day chosen in this tab, kept over a reload and a log-in. */
export function readChosenDay(): string | undefined {
  try {
    return sessionStorage.getItem(DAY_STORE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepChosenDay(day: string): void {
  try {
    sessionStorage.setItem(DAY_STORE_KEY, day);
  } catch {
    // It is still on the screen.
  }
}

export function forgetChosenDay(): void {
  try {
    sessionStorage.removeItem(DAY_STORE_KEY);
  } catch {
    // Nothing was stored.
  }
}
