import type { ReturnReason } from './credit-notes.ts';

/** Why flour came back, as people read it. */
export const creditReasonTexts: Record<ReturnReason, string> = {
  'torn bag': 'Torn bag',
  'wrong flour': 'Wrong flour',
  insects: 'Insects',
  'changed mind': 'Changed mind',
  'at the door': 'At the door',
  'typed wrongly': 'Typed wrongly',
};
