import type { ReactNode } from 'react';

type BuyBarProps = { isShown: boolean; words: ReactNode; children: ReactNode };

/** On phones, above the bottom bar: stands in for a button that is out of view. */
export function BuyBar({ isShown, words, children }: BuyBarProps) {
  return (
    <div className="on-dark buy-bar" data-shown={isShown || undefined}>
      <p>{words}</p>
      {children}
    </div>
  );
}
