import type { ReactNode } from 'react';
import './buy-bar.css';

type BuyBarProps = { isShown: boolean; summary: ReactNode; children: ReactNode };

/** Lies above the bottom bar on phones, and replaces a button that is out of view. */
export function BuyBar({ isShown, summary, children }: BuyBarProps) {
  return (
    <div className="on-dark buy-bar" data-shown={isShown || undefined}>
      <p>{summary}</p>
      {children}
    </div>
  );
}
