export const promiseBoxTexts = {
  pincode: 'Your pincode',
  check: 'Check',
  checking: 'Checking…',
  change: 'Change',
  /** Follows Change. */
  changeWhat: ' pincode',
};
