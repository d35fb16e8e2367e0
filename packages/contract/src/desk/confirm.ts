export type {
  CallToMake,
  ConfirmAnswer,
  ConfirmDecision,
  EarlierOrders,
} from './confirm.schema.ts';

/** Staff call the customers of orders in these statuses, oldest first. */
export const statusesToConfirm = ['Placed', 'Pending'] as const;

export const cancelReasons = [
  'Customer asked',
  'No answer',
  'Cannot deliver there',
  'Double order',
  'Other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const confirmLimits = {
  /** An order is kept for one person this long after their last key or tap. */
  keptMinutes: 5,
  callAgainMinutes: 60,
  /** After this many unanswered calls in a row, the panel offers to cancel. */
  noAnswersMax: 3,
  undoSeconds: 6,
  noteMax: 300,
  earlierOrders: 6,
} as const;

export const confirmTexts = {
  noteRequired: 'Please say why',
  hasOrderNow: (name: string) => `${name} has this order now`,
} as const;

const BEFORE_NOTE = ': ';

/** The note in the history: the reason, then the part that only staff read. */
export function cancelNote(reason: CancelReason, note: string): string {
  return note.trim() === '' ? reason : `${reason}${BEFORE_NOTE}${note.trim()}`;
}

/** The part of an entry's note that the customer may read. */
export function reasonOf(note: string): string {
  return note.split(BEFORE_NOTE, 1)[0] ?? '';
}
