export const promiseBoxTexts = {
  pincode: 'Your pincode',
  check: 'Check',
  checking: 'Checking…',
  change: 'Change',
  /** Screen readers read this after “Change”. */
  changeWhat: ' pincode',
};
