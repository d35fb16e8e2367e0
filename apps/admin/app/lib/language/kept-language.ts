import { languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';

const KEY = 'dalan-panel-language';

/**
 * The language of the person who last signed in on this device, for the rider's page without a
 * network.
 */
export function keptLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    return languages.find((one) => one === kept) ?? 'en';
  } catch {
    return 'en';
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return;
  }
}
