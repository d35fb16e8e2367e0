import type { RefObject } from 'react';

import type { UpiToPay } from '../use-upi-payment.ts';

export type WaysProps = {
  payment: UpiToPay;
  isWide: boolean;
  /** "I have paid" gets the focus when the customer comes back. */
  button?: RefObject<HTMLButtonElement | null>;
  /** True if cash at the door is another way. */
  isAtDoor?: boolean;
  /** Absent for what is owed on account: the mill finds such payments by their note. */
  onHavePaid?: () => void;
};
