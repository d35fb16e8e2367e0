import { useState } from 'react';
import { promiseTexts } from '@dalan/contract/delivery/delivery-promise';
import type { PromiseLanguage } from '@dalan/contract/delivery/delivery-promise';
import { days } from '@dalan/contract/language/days.texts';
import type { Language } from '@dalan/contract/language/languages';
import { promises } from '@dalan/contract/settings/shop';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';

/** What customers read: with the delivery rule, and without it. */
export type Spoken = PromiseLanguage & { promises: typeof promises };

const english: Spoken = { promiseTexts, days, promises };
const loaders = {
  mr: () => import('./promise-in-marathi.ts'),
  hi: () => import('./promise-in-hindi.ts'),
};

/** The language that was chosen for the preview, which is English until the texts are here. */
export function usePromiseLanguage() {
  const [chosen, setChosen] = useState<Language>('en');
  const [loaded, setLoaded] = useState<Partial<Record<Language, Spoken>>>({ en: english });
  const toast = useToast();

  async function choose(next: Language): Promise<void> {
    setChosen(next);
    if (next === 'en' || loaded[next]) return;
    try {
      const texts = await loadChunk(loaders[next]);
      setLoaded((others) => ({ ...others, [next]: texts }));
    } catch (error) {
      toast.fail((error as Error).message);
      setChosen('en');
    }
  }

  const language = loaded[chosen] === undefined ? 'en' : chosen;
  return { chosen, language, spoken: loaded[chosen] ?? english, choose };
}
