import { useEffect, useState } from 'react';

import type { PromiseWords } from './promise-words.ts';
import { useDeliveryRule } from './use-delivery-rule.ts';

/** The promise on the home page. Its words load later, and only in shops with the rule on. */
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
        // Without the words, the page keeps asking for the pincode.
        () => undefined,
      );
    };
    fillIn();
    // The event fires when another tab has changed the pincode.
    window.addEventListener('storage', fillIn);
    return () => {
      isCurrent = false;
      window.removeEventListener('storage', fillIn);
    };
  }, [answer, at]);
  return { isOn, words: isOn ? words : undefined };
}
