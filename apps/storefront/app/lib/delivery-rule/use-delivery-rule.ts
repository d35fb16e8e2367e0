import { useEffect, useSyncExternalStore } from 'react';

import { useShop } from '../use-shop.ts';
import {
  askDeliveryRule,
  readDeliveryRule,
  subscribeToDeliveryRule,
} from './delivery-rule-store.ts';
import type { DeliveryRuleState } from './delivery-rule-store.ts';

/** An answer older than this is asked for again. */
const FRESH_MS = 10_000;

const onServer: DeliveryRuleState = { answer: undefined, hasFailed: false, at: new Date(0) };

/**
 * The delivery rule. The first page that needs it asks for it; an old answer is asked for again
 * when another page opens or the tab comes back.
 */
export function useDeliveryRule(): DeliveryRuleState & { isOn: boolean } {
  const known = useSyncExternalStore(subscribeToDeliveryRule, readDeliveryRule, () => onServer);
  const { hasDeliveryRule = false } = useShop();
  const isOn = known.answer ? known.answer.rule !== null : hasDeliveryRule;
  useEffect(() => {
    const isMissing = hasDeliveryRule && readDeliveryRule().answer === undefined;
    const askAgain = () => {
      if (document.hidden || Date.now() - readDeliveryRule().at.getTime() < FRESH_MS) return;
      void askDeliveryRule();
    };
    if (isMissing) void askDeliveryRule();
    else askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [hasDeliveryRule]);
  return { ...known, isOn };
}
