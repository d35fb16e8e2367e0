import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';
import './stepper.css';

type StepperProps = {
  decreaseLabel: string;
  increaseLabel: string;
  canDecrease: boolean;
  canIncrease: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
  /** Used in list rows. */
  isCompact?: boolean;
  /** The value between the two buttons. */
  children: ReactNode;
};

export function Stepper(props: StepperProps) {
  const { canDecrease, canIncrease, onDecrease, onIncrease, isCompact, children } = props;
  return (
    <div className={isCompact ? 'stepper stepper-compact' : 'stepper'}>
      <button
        type="button"
        aria-label={props.decreaseLabel}
        disabled={!canDecrease}
        onClick={onDecrease}
      >
        <Icon name="minus" />
      </button>
      {children}
      <button
        type="button"
        aria-label={props.increaseLabel}
        disabled={!canIncrease}
        onClick={onIncrease}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
