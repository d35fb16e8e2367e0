import type { ErrorAnswer } from './errors.schema.ts';
import { screenTexts } from './pages/screens.texts.ts';

export type { ErrorAnswer, ErrorDetails } from './errors.schema.ts';

/** Every error code with its HTTP status, for server, storefront and admin. */
export const errorStatus = {
  INVALID_INPUT: 400,
  INVALID_CREDENTIALS: 400,
  PASSKEY_REFUSED: 400,
  NOT_LOGGED_IN: 401,
  FORBIDDEN: 403,
  PROOF_REQUIRED: 403,
  PASSKEY_REQUIRED: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  PHONE_TAKEN: 409,
  LAST_ADMIN: 409,
  PASSKEY_NEEDED: 409,
  TOO_MANY_PASSKEYS: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  PRODUCT_NOT_SOLD: 409,
  GRIND_NOT_SOLD: 409,
  STOCK_CHANGED: 409,
  STOCK_PROMISED: 409,
  PRODUCT_CHANGED: 409,
  USER_CHANGED: 409,
  ORDER_CHANGED: 409,
  ORDER_NOT_CANCELLABLE: 409,
  ORDER_TAKEN: 409,
  ORDER_NOT_CHANGEABLE: 409,
  BILL_NOT_YET: 409,
  ORDER_NOT_MOVABLE: 409,
  ORDER_NOT_IN_STEP: 409,
  ORDER_ON_A_RUN: 409,
  NOTHING_TO_UNDO: 409,
  /** The orders of a sheet are not as it showed them. */
  SHEET_CHANGED: 409,
  BATCH_IN_USE: 409,
  CHARGE_CHANGED: 409,
  DAY_FULL: 409,
  PINCODE_UNKNOWN: 409,
  ORDER_TOO_SMALL: 409,
  /** A row of a bank statement or its order is not as the person saw it. */
  BANK_CHANGED: 409,
  PAYMENT_TOO_HIGH: 409,
  PAYMENT_REFUSED: 409,
  /** On account at the counter, and above what is free of the limit. */
  ACCOUNT_LIMIT: 409,
  /** More than the customer owes. There are no advances. */
  ACCOUNT_OVERPAID: 409,
  /** Another version of the account, or another sum owed, than the person saw. */
  ACCOUNT_CHANGED: 409,
  /** The customer has no open account, or this does not fit it as it is now. */
  ACCOUNT_REFUSED: 409,
  /** A return or a discount that does not fit the order as it is now. */
  CREDIT_REFUSED: 409,
  /** A rider's action came too late: the stop is no longer theirs. */
  STOP_CALLED_OFF: 409,
  STOP_DONE: 409,
  RUN_NOT_OUT: 409,
  RUN_CHANGED: 409,
  RUN_REFUSED: 409,
  CASH_CHANGED: 409,
  DRAWER_OPEN: 409,
  DRAWER_CLOSED: 409,
  STAFF_CHANGED: 409,
  SETTINGS_CHANGED: 409,
  MESSAGE_CHANGED: 409,
  OWN_ACCOUNT: 409,
  INVITATION_ENDED: 410,
  LINK_ENDED: 410,
  BODY_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  IMAGE_UNREADABLE: 422,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  ORDER_LIMIT: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Only staff and programs meet these. All others need a text in each language of the shop. */
type StaffErrorCode =
  | 'PASSKEY_REFUSED'
  | 'SHEET_CHANGED'
  | 'BATCH_IN_USE'
  | 'PASSKEY_REQUIRED'
  | 'METHOD_NOT_ALLOWED'
  | 'LAST_ADMIN'
  | 'PHONE_TAKEN'
  | 'PASSKEY_NEEDED'
  | 'TOO_MANY_PASSKEYS'
  | 'STOCK_CHANGED'
  | 'STOCK_PROMISED'
  | 'PRODUCT_CHANGED'
  | 'USER_CHANGED'
  | 'ORDER_CHANGED'
  | 'ORDER_TAKEN'
  | 'ORDER_NOT_CHANGEABLE'
  | 'ORDER_NOT_MOVABLE'
  | 'ORDER_NOT_IN_STEP'
  | 'ORDER_ON_A_RUN'
  | 'NOTHING_TO_UNDO'
  | 'BANK_CHANGED'
  | 'PAYMENT_TOO_HIGH'
  | 'CREDIT_REFUSED'
  | 'ACCOUNT_LIMIT'
  | 'ACCOUNT_OVERPAID'
  | 'ACCOUNT_CHANGED'
  | 'ACCOUNT_REFUSED'
  | 'STOP_CALLED_OFF'
  | 'STOP_DONE'
  | 'RUN_NOT_OUT'
  | 'RUN_CHANGED'
  | 'RUN_REFUSED'
  | 'CASH_CHANGED'
  | 'DRAWER_OPEN'
  | 'DRAWER_CLOSED'
  | 'STAFF_CHANGED'
  | 'SETTINGS_CHANGED'
  | 'MESSAGE_CHANGED'
  | 'OWN_ACCOUNT'
  | 'INVITATION_ENDED'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_UNREADABLE'
  | 'STORAGE_FULL';

export type CustomerErrorCode = Exclude<ErrorCode, StaffErrorCode>;

export const errorTexts = {
  invalidInput: 'Please check what you entered and try again.',
  notLoggedIn: 'Please log in to continue.',
  forbidden: 'You are not allowed to do this.',
  crossSite: 'This request came from another site and was refused.',
  notFound: 'We could not find what you asked for.',
  methodNotAllowed: 'This address cannot be used in this way.',
  bodyTooLarge: 'What you sent is too large.',
  unsupportedType: 'This kind of content is not accepted here.',
  internal: screenTexts.internal,
  busyTitle: 'The shop is busy',
  unavailable: 'The shop is busy at the moment. Please try again in a few seconds.',
  storageFull:
    'There is no room left to store this file. Nothing was saved. Please tell whoever runs the server.',
  tooManyRequests: (seconds: number) =>
    `Too many attempts. Please try again in ${durationInWords(seconds)}.`,
} as const;

/** Fallback texts for fields without a check of their own. */
export const inputTexts = {
  required: 'This is required',
  text: 'Please enter text',
  number: 'Please enter a number',
  wholeNumber: 'Please enter a whole number',
  yesOrNo: 'Please choose yes or no',
  list: 'Please enter a list',
  id: 'This is not an id of the shop',
  format: 'Please check how this is written',
  tooShort: (min: number) =>
    min <= 1 ? 'This must not be empty' : `Please use at least ${min} characters`,
  tooLong: (max: number) => `Please use at most ${max} characters`,
  tooMany: (max: number) => `Please enter at most ${max}`,
  atLeast: (min: number, isIncluded: boolean) =>
    isIncluded ? `Please enter ${min} or more` : `Please enter more than ${min}`,
  atMost: (max: number) => `Please enter ${max} or less`,
  oneOf: (values: readonly string[]) => `Please choose one of: ${values.join(', ')}`,
  leaveOut: (names: readonly string[]) => `Please leave out: ${names.join(', ')}`,
} as const;

export { screenTexts };

type Wait = { count: number; unit: 'second' | 'minute' | 'hour' };

/** The wait is rounded up, so that waiting this long is enough. */
export function waitOf(seconds: number): Wait {
  if (seconds <= 90) return { count: seconds, unit: 'second' };
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return { count: minutes, unit: 'minute' };
  return { count: Math.ceil(minutes / 60), unit: 'hour' };
}

function durationInWords(seconds: number): string {
  const { count, unit } = waitOf(seconds);
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

export function isErrorAnswer(body: unknown): body is ErrorAnswer {
  const { message, code } = (body ?? {}) as Partial<Record<keyof ErrorAnswer, unknown>>;
  return typeof message === 'string' && typeof code === 'string';
}
