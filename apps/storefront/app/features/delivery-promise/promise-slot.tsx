import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

import { useDeliveryRule } from '../../lib/delivery-rule/use-delivery-rule.ts';
import type { PromiseBoxProps } from './promise-box.tsx';
import './promise.css';

/** Only shops with the rule on load the box. If that fails, buying stays possible. */
const PromiseBox = lazy(async (): Promise<{ default: ComponentType<PromiseBoxProps> }> => {
  try {
    return { default: (await import('./promise-box.tsx')).PromiseBox };
  } catch {
    return { default: () => null };
  }
});

export function PromiseSlot(props: PromiseBoxProps) {
  const { isOn } = useDeliveryRule();
  if (!isOn) return null;
  return (
    <Suspense fallback={<div className="promise" />}>
      <PromiseBox {...props} />
    </Suspense>
  );
}
