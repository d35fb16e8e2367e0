import { useEffect, useState } from 'react';

import type { PromiseWords } from './promise-words.ts';
import { useDeliveryRule } from './use-delivery-rule.ts';

/** The promise of the home page. The words come later: only shops with the rule on load them. */
export function usePromiseWords(): { isOn: boolean; words: PromiseWords | undefined } {
  const { isOn, answer, at } = useDeliveryRule();
  const [words, setWords] = useState<PromiseWords>();
  useEffect(() => {
    if (!answer?.rule) return;
    let isCurrent = true;
    const fillIn = () => {
      void import('./promise-words.ts').then(
        ({ promiseWords }) => {
          if (isCurrent) setWords(promiseWords(answer, at));
        },
        // The page keeps asking for the pincode.
        () => undefined,
      );
    };
    fillIn();
    // Another tab has changed the pincode.
    window.addEventListener('storage', fillIn);
    return () => {
      isCurrent = false;
      window.removeEventListener('storage', fillIn);
    };
  }, [answer, at]);
  return { isOn, words: isOn ? words : undefined };
}
